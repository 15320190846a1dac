import type { CheckContext } from '../../src/check/check-context';
import { at, entriesOf, textAt, type Json } from '../../src/check/document/json-access';
import { knownNames } from '../../src/check/references/check-names';
import type { KnownMessage } from './messages-schema';
import type { KnownName } from './known-name';

/** Names of the site in the completions of a config. */
export interface NamedParts {
  readonly context: CheckContext;
  /** The schemas of the entities, by name. */
  readonly entities: Readonly<Record<string, Json>>;
  readonly messages: Readonly<Record<string, KnownMessage>>;
}

type Describe = (name: string, parts: NamedParts) => string;

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ');

/** How the names of some kinds are described; the others say enough by themselves. */
const descriptions: Readonly<Record<string, Describe>> = {
  source: (name, { context, entities }) => {
    const source = at(context.config, 'sources', name);
    const entity = textAt(source, 'entity') ?? '';
    return joined(textAt(entities[entity], 'description'), entity, textAt(source, 'path'));
  },
  entity: (name, { entities }) => textAt(entities[name], 'description') ?? '',
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
