import type { Finding } from '../document/finding';
import { isObject } from '../../model/json/json';
import { at, keysOf, textAt, type Json } from '../document/json-access';
import { nameHint } from '../nearest-name';
import { languagesOf, referencesOf, pagesOf, type CheckContext } from '../check-context';
import type { ConfigReference } from './collect-references';

/** The names that a kind of reference may have. */
interface Names {
  readonly word: string;
  /** Undefined if that part of the config has a wrong shape: then references are not checked. */
  readonly of: (context: CheckContext) => readonly string[] | undefined;
}

const kinds: Readonly<Record<string, Names>> = {
  source: { word: 'a source', of: ({ config }) => keysUnder(config, 'sources') },
  page: { word: 'the path of a page', of: ({ config }) => pagesOf(config).map(({ path }) => path) },
  subject: { word: 'a name in “subjects”', of: ({ config }) => keysUnder(config, 'subjects') },
  flag: { word: 'a name in “flags”', of: ({ config }) => keysUnder(config, 'flags') },
  form: { word: 'a name in “forms”', of: ({ config }) => keysUnder(config, 'forms') },
  term: { word: 'a name in “terms”', of: ({ config }) => keysUnder(config, 'terms') },
  document: { word: 'a name in “documents”', of: ({ config }) => keysUnder(config, 'documents') },
  entity: { word: 'an entity', of: ({ entities }) => Object.keys(entities) },
  format: {
    word: 'a name in “display.amounts”',
    of: ({ config }) => keysUnder(at(config, 'display'), 'amounts'),
  },
  language: { word: 'the code of a language', of: ({ config }) => languagesOf(config) },
};

/** Optional parts of the config: without them there are no names. */
const optional: readonly string[] = ['subjects', 'flags', 'forms', 'terms', 'documents'];

function keysUnder(value: Json | undefined, key: string): readonly string[] | undefined {
  const names = at(value, key);
  if (isObject(names)) return keysOf(names);
  return names === undefined && optional.includes(key) ? [] : undefined;
}

/** References to sources, pages, subjects and so on that do not exist. */
export function checkNames(context: CheckContext): Finding[] {
  return Object.entries(kinds).flatMap(([kind, names]) => {
    const known = names.of(context);
    if (known === undefined) return [];
    return referencesOf(context, kind)
      .filter((reference) => !isPagesOwn(reference))
      .flatMap((reference) => checkName(reference, names.word, known));
  });
}

function checkName({ value, path }: ConfigReference, word: string, known: readonly string[]): Finding[] {
  if (typeof value !== 'string' || value === '' || known.includes(value)) return [];
  return [{ path, message: `“${value}” is not ${word}.`, hint: nameHint(value, known) }];
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
    const lacking = languagesOf(config)
      .map((code) => `${base}.${code}.md`)
      .filter((file) => !files.has(file));
    if (lacking.length === 0) return [];
    const message = `The content folder has no ${lacking.map((file) => `“${file}”`).join(', ')}.`;
    return [{ path: ['documents', name, 'file'], message, hint: nameHint(lacking[0] ?? '', [...files]) }];
  });
}

/** Pictures that the config names but the content folder lacks. */
export function checkPictures(context: CheckContext): Finding[] {
  const { files } = context;
  if (!files) return [];
  return referencesOf(context, 'picture').flatMap(({ value, path }) => {
    if (typeof value !== 'string' || files.has(value)) return [];
    const pictures = [...files].filter((file) => /\.(?:png|jpe?g|webp|svg|avif|gif|ico)$/i.test(file));
    return [
      { path, message: `The content folder has no picture “${value}”.`, hint: nameHint(value, pictures) },
    ];
  });
}
