import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { checkSite, type SiteFiles } from '../../../src/check/check-site';
import type { PictureFile } from '../../../src/check/content/read-content';
import { indexPositions } from '../../../src/check/document/position';
import type { Path } from '../../../src/check/document/path';
import type { Problem } from '../../../src/model/site/checked-site';
import type { MutableSite } from './sites';

/** A changed file of a site, with what the checker is to say about it. */
export interface Mutation {
  /** From the folder of the config, such as `content/records/news.json`. */
  readonly file: string;
  /** Undefined for a file that is removed. */
  readonly text?: string;
  readonly picture?: PictureFile;
  /** Where the checker is to report it, if it is not in this file. */
  readonly reportedIn?: string;
  /** Lines of which the checker names one. */
  readonly lines: readonly number[];
  /** Part of the message or its hint. */
  readonly says: string;
  readonly severity?: 'warning';
}

/** A kind of mistake: its change of a site, or null where the site has nothing to change so. */
export interface MutationKind {
  readonly group: string;
  readonly name: string;
  readonly change: (site: MutableSite) => Mutation | null;
}

export const configFile = 'site.config.json';

/** The text of a file; undefined if the site has none. */
export function textOfFile({ files }: MutableSite, file: string): string | undefined {
  return file === configFile ? files.config.text : files.content?.texts[file.replace('content/', '')];
}

/** A text with a value set at a path, or without it; formatted like the rest. */
export function setIn(text: string, path: Path, value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

/** A text with another name for the key at a path. */
export function renameKey(text: string, path: Path, name: string): string {
  const root = parseTree(text);
  const key = root && findNodeAtLocation(root, [...path])?.parent?.children?.[0];
  if (!key) throw new Error(`There is no ${path.join('.')}`);
  return text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length);
}

/** The lines of the value at a path, of its key and of its first key. */
export function linesOf(text: string, path: Path): readonly number[] {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  if (!node) return path.length === 0 ? [1] : linesOf(text, path.slice(0, -1));
  const key = node.parent?.type === 'property' ? node.parent.offset : node.offset;
  const inside = node.children?.[0]?.offset ?? node.offset;
  const places = indexPositions(text);
  return [...new Set([node.offset, key, inside].map((offset) => places.at(offset).line))];
}

/** The files of a site with a mutation. */
export function mutated({ files }: MutableSite, { file, text, picture }: Mutation): SiteFiles {
  if (file === configFile) return { ...files, config: { ...files.config, text: text ?? '' } };
  const { content } = files;
  if (!content) return files;
  const name = file.replace('content/', '');
  const { [name]: _old, ...others } = content.texts;
  const names = [...content.files].filter((each) => each !== name);
  const pictures = new Map(content.pictures);
  if (picture) pictures.set(name, picture);
  return {
    ...files,
    content: {
      ...content,
      pictures,
      files: new Set(text === undefined && !picture ? names : [...names, name]),
      texts: text === undefined ? others : { ...others, [name]: text },
    },
  };
}

/** What the checker said about a mutation. */
export interface Verdict {
  readonly ok: boolean;
  readonly problems: readonly Problem[];
}

/** Whether a problem is at the right file and line, says what is expected and names a fix. */
function isExpected(problem: Problem, mutation: Mutation): boolean {
  const { file, line, message, hint = '', severity } = problem;
  const words = `${message} ${hint}`;
  const hasFix = hint !== '' || /at least|at most|is expected|only .* is allowed/.test(message);
  return (
    file === (mutation.reportedIn ?? mutation.file) &&
    mutation.lines.includes(line) &&
    words.includes(mutation.says) &&
    severity === (mutation.severity ?? 'error') &&
    hasFix
  );
}

export function judge(site: MutableSite, mutation: Mutation): Verdict {
  const { problems } = checkSite(mutated(site, mutation));
  return { ok: problems.some((problem) => isExpected(problem, mutation)), problems };
}
