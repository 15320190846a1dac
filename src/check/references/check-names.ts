import { sentence, type Sentence, type SentenceId, mistake } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { isObject } from '../../engine/json/json';
import { at, keysOf, textAt, textOf, type Json } from '../document/json-access';
import { schemaFileOf } from '../entities/own-entities';
import { didYouMean, fileHint, nameHint, nearestName } from '../nearest-name';
import { languagesOf, pagePathsOf, referencesOf, type CheckContext } from '../check-context';
import type { ConfigReference } from './collect-references';

/** Warns of sources that nothing in the config names: their lists are shown nowhere. */
export function checkUnusedSources(context: CheckContext): Finding[] {
  const used = new Set(referencesOf(context, 'source').map(({ value }) => value));
  return keysOf(at(context.config, 'sources'))
    .filter((name) => !used.has(name))
    .map((name) => ({
      path: ['sources', name],
      onKey: true,
      ...mistake('source.unused', { source: name }),
      severity: 'warning',
    }));
}

/** Kinds of references: each has a sentence `unknown.kind`. */
type NamedKind = { [Id in SentenceId]: Id extends `unknown.${infer Kind}` ? Kind : never }[SentenceId];

/** The names that a kind of reference may have. */
interface Names {
  readonly kind: NamedKind;
  /** The optional part of the config that defines them. */
  readonly room?: string;
  readonly hint?: (name: string, known: readonly string[], context: CheckContext) => Sentence;
  /** Undefined if that part of the config has a wrong shape: then references are not checked. */
  readonly of: (context: CheckContext) => readonly string[] | undefined;
}

const kinds: readonly Names[] = [
  { kind: 'source', of: ({ config }) => keysUnder(config, 'sources') },
  { kind: 'page', of: ({ config }) => pagePathsOf(config) },
  { kind: 'subject', room: 'subjects', of: ({ config }) => keysUnder(config, 'subjects') },
  { kind: 'flag', room: 'flags', of: ({ config }) => keysUnder(config, 'flags') },
  { kind: 'form', room: 'forms', of: ({ config }) => keysUnder(config, 'forms') },
  { kind: 'term', room: 'terms', of: ({ config }) => keysUnder(config, 'terms') },
  { kind: 'document', room: 'documents', of: ({ config }) => keysUnder(config, 'documents') },
  { kind: 'entity', hint: entityHint, of: ({ entities }) => Object.keys(entities) },
  {
    kind: 'format',
    of: ({ config }) => [
      ...keysOf(at(config, 'display', 'amounts')),
      ...keysOf(at(config, 'display', 'numbers')),
    ],
  },
  { kind: 'language', of: ({ config }) => languagesOf(config) },
];

/** Optional parts of the config: without them there are no names. */
const optional: readonly string[] = ['subjects', 'flags', 'forms', 'terms', 'documents'];

function keysUnder(value: Json | undefined, key: string): readonly string[] | undefined {
  const names = at(value, key);
  if (isObject(names)) return keysOf(names);
  return names === undefined && optional.includes(key) ? [] : undefined;
}

/** The names that the config and its entities define, by the kind of reference that takes them. */
export function knownNames(context: CheckContext): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(kinds.map(({ kind, of }) => [kind, of(context) ?? []]));
}

/** References to sources, pages, subjects and so on that do not exist. */
export function checkNames(context: CheckContext): Finding[] {
  return kinds.flatMap((names) => {
    const known = names.of(context);
    if (known === undefined) return [];
    const unknown = referencesOf(context, names.kind).filter(
      (reference) => !isPagesOwn(reference) && isUnknown(reference, known, context),
    );
    return unknown.length > 1 && names.room !== undefined && at(context.config, names.room) === undefined
      ? [missingRoom(names.room, unknown)]
      : unknown.map((reference) => unknownName(reference, names, known, context));
  });
}

/** An own entity whose file has mistakes is known: its file reports them. */
function isUnknown(
  { value, kind }: ConfigReference,
  known: readonly string[],
  { files }: CheckContext,
): boolean {
  if (typeof value !== 'string' || value === '' || known.includes(value)) return false;
  return kind !== 'entity' || files?.has(schemaFileOf(`${value}.json`)) !== true;
}

function unknownName(
  { value, path }: ConfigReference,
  { kind, hint = nameHint }: Names,
  known: readonly string[],
  context: CheckContext,
): Finding {
  const name = textOf(value);
  return { path, message: sentence(`unknown.${kind}`, { name }), hint: hint(name, known, context) };
}

/** One finding for a part of the config that is missing, instead of one for each of its names. */
function missingRoom(room: string, unknown: readonly ConfigReference[]): Finding {
  const names = [...new Set(unknown.map(({ value }) => `“${textOf(value)}”`))];
  const some = names.slice(0, 3).join(', ');
  const message =
    names.length > 3
      ? sentence('room.missingMore', { room, names: some, count: String(names.length - 3) })
      : sentence('room.missing', { room, names: some });
  return { path: [], inside: true, message, hint: sentence('room.missing.fix', { room }) };
}

/** An own entity that the content folder has elsewhere, or where its file belongs. */
function entityHint(name: string, known: readonly string[], { config, files }: CheckContext): Sentence {
  const near = nearestName(name, known);
  if (near !== undefined) return didYouMean(near);
  const folder = textAt(config, 'content') ?? 'content';
  const place = `${folder}/${schemaFileOf(`${name}.json`)}`;
  const elsewhere = [...(files ?? [])].find((file) => schemaFileOf(file) === schemaFileOf(`${name}.json`));
  return elsewhere === undefined
    ? sentence('entity.place', { place })
    : sentence('entity.moveFile', { file: `${folder}/${elsewhere}`, place });
}

/** Whether it is the path of a page itself, not a reference. */
function isPagesOwn({ kind, path }: ConfigReference): boolean {
  return kind === 'page' && path.length === 3 && path[0] === 'pages' && path[2] === 'path';
}

/** Documents that lack a file in one of the languages. */
export function checkDocumentFiles({ config, files }: CheckContext): Finding[] {
  if (!files) return [];
  return keysOf(at(config, 'documents')).flatMap((name) => {
    const base = textAt(config, 'documents', name, 'file');
    if (base === undefined) return [];
    const codes = languagesOf(config);
    const fileIn = (code: string) => `${base}.${code}.md`;
    const lacking = codes.filter((code) => !files.has(fileIn(code)));
    const [first] = lacking;
    if (first === undefined) return [];
    const message = sentence('document.lacking', {
      files: lacking.map((code) => `“${fileIn(code)}”`).join(', '),
    });
    const translated = codes.find((code) => files.has(fileIn(code)));
    const hint =
      translated === undefined
        ? fileHint(fileIn(first), files, 'document')
        : sentence('document.translate', { file: fileIn(translated), languages: lacking.join(', ') });
    return [{ path: ['documents', name, 'file'], message, hint }];
  });
}

/** Files that the config names but the content folder lacks. */
export function checkFiles(context: CheckContext): Finding[] {
  const { files } = context;
  if (!files) return [];
  const messages = [
    ['picture', 'picture.none'],
    ['font', 'fontFile.none'],
  ] as const;
  return messages.flatMap(([kind, id]) =>
    referencesOf(context, kind).flatMap(({ value, path }) => {
      if (typeof value !== 'string' || files.has(value)) return [];
      return [{ path, message: sentence(id, { name: value }), hint: fileHint(value, files, kind) }];
    }),
  );
}
