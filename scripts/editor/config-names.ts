import type { CheckContext } from '../../src/check/check-context';
import { at, entriesOf, itemsOf, textAt, textsOf, type Json } from '../../src/check/document/json-access';
import { knownNames } from '../../src/check/references/check-names';
import type { KnownMessage } from './messages-schema';
import type { KnownName } from './known-name';

/** What the completions of a config show of its site. */
export interface NamedParts {
  readonly context: CheckContext;
  /** The schemas of the entities, by name. */
  readonly entities: Readonly<Record<string, Json>>;
  readonly messages: Readonly<Record<string, KnownMessage>>;
}

type Describe = (name: string, parts: NamedParts) => string;

/** A text of the config in words: that of its message, or its own in some language. */
function wordsOf(text: Json | undefined, { messages }: NamedParts): string {
  const [own] = textsOf(entriesOf(text).map(([, value]) => value));
  const id = textAt(text) ?? '';
  return own ?? (Object.hasOwn(messages, id) ? (messages[id]?.text ?? '') : id);
}

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ');

const describeEntity: Describe = (name, { entities }) =>
  (Object.hasOwn(entities, name) ? textAt(entities[name], 'description') : undefined) ?? '';

/** How the names of each kind are described; the other kinds say enough by themselves. */
const descriptions: Readonly<Record<string, Describe>> = {
  source: (name, parts) => {
    const source = at(parts.context.config, 'sources', name);
    const entity = textAt(source, 'entity') ?? '';
    return joined(describeEntity(entity, parts), entity, textAt(source, 'path'));
  },
  entity: describeEntity,
  page: (path, parts) => {
    const page = itemsOf(at(parts.context.config, 'pages')).find((each) => textAt(each, 'path') === path);
    return wordsOf(at(page, 'title'), parts);
  },
  subject: (name, { context }) => textAt(context.config, 'subjects', name, 'source') ?? '',
  form: (name, { context }) => {
    const form = at(context.config, 'forms', name);
    return joined(textAt(form, 'entity'), textAt(form, 'post'));
  },
  document: (name, { context }) => textAt(context.config, 'documents', name, 'file') ?? '',
  term: (name, { context }) =>
    entriesOf(at(context.config, 'terms', name))
      .flatMap(([, spellings]) => textsOf(spellings).slice(0, 1))
      .join(', '),
  language: (code, { context }) => {
    const languages = itemsOf(at(context.config, 'languages', 'list'));
    return (
      textAt(
        languages.find((each) => textAt(each, 'code') === code),
        'name',
      ) ?? ''
    );
  },
  text: (id, { messages }) => messages[id]?.text ?? '',
};

/** The fields of records, and of the items in their lists, with what they mean in the first entity that has them. */
function fieldNames(entities: NamedParts['entities']): readonly KnownName[] {
  const fieldsOf = (entity: Json | undefined): readonly KnownName[] =>
    entriesOf(at(entity, 'properties')).flatMap(([name, field]) => [
      { name, description: joined(textAt(field, 'description'), textAt(field, 'kind')) },
      ...fieldsOf(at(field, 'items')),
    ]);
  const fields = Object.values(entities).flatMap(fieldsOf);
  return [...new Map(fields.toReversed().map((field) => [field.name, field])).values()];
}

/** The names that values of a config may have, by the kind of what they refer to. */
export function configNames(parts: NamedParts): Readonly<Record<string, readonly KnownName[]>> {
  const { context, messages } = parts;
  const pictures = [...(context.files ?? [])].filter((file) => file.startsWith('pictures/')).sort();
  const byKind = { ...knownNames(context), text: Object.keys(messages), picture: pictures };
  const described = Object.entries(byKind).map(([kind, names]): [string, readonly KnownName[]] => [
    kind,
    names.map((name) => ({ name, description: descriptions[kind]?.(name, parts) ?? '' })),
  ]);
  return { ...Object.fromEntries(described), field: fieldNames(parts.entities) };
}
