import { expect } from 'vitest';
import { checkSite, type SiteFiles } from '../../../src/check/check-site';
import type { PictureFile } from '../../../src/check/content/content-folder';
import { wordProblem } from '../../../src/check/sentences/sentence';
import type { Problem } from '../../../src/engine/site/checked-site';

/** Exceptions to the rule that a mistake causes one error, in the line that was changed. */
export interface Exceptions {
  /** Text of the changed file in whose line the mistake is reported. */
  readonly at?: string;
  /** How many problems follow from it. */
  readonly problems?: number;
  readonly isWarning?: true;
}

/** A change of a file: its first occurrence of `from`, or its end, becomes `to`; the message or its hint has `says`. */
export type Mistake = readonly [from: string, to: string, says: string, exceptions?: Exceptions];

const configFile = 'site.config.json';

/** The text of a file; its name is relative to the config. */
export function textOf({ config, content }: SiteFiles, file: string): string {
  const text = file === configFile ? config.text : content?.texts[file.replace('content/', '')];
  if (text === undefined) throw new Error(`There is no ${file}.`);
  return text;
}

/** The files with another text in one of them, or without it. */
export function withText(files: SiteFiles, file: string, text: string | undefined): SiteFiles {
  if (file === configFile) return { ...files, config: { file, text: text ?? '' } };
  const { content } = files;
  if (!content) return files;
  const name = file.replace('content/', '');
  const { [name]: _old, ...others } = content.texts;
  const names = [...content.files].filter((each) => each !== name);
  const texts = text === undefined ? others : { ...others, [name]: text };
  return {
    ...files,
    content: { ...content, files: new Set(text === undefined ? names : [...names, name]), texts },
  };
}

/** The files with another picture. */
export function withPicture(files: SiteFiles, file: string, picture: PictureFile): SiteFiles {
  const { content } = files;
  if (!content) return files;
  const pictures = new Map([...(content.pictures ?? []), [file, picture] as const]);
  return { ...files, content: { ...content, pictures, files: new Set([...content.files, file]) } };
}

/** A text with a change, and the 1-based line where it is, or where `at` is. */
export function change(text: string, [from, to]: readonly [string, string, ...unknown[]], at?: string) {
  if (!text.includes(from)) throw new Error(`There is no ${from}`);
  const next = from === '' ? `${text}\n${to}\n` : text.replace(from, () => to);
  const offset = at === undefined ? (from === '' ? text.length + 1 : text.indexOf(from)) : next.indexOf(at);
  return { text: next, line: next.slice(0, offset).split('\n').length };
}

/** A problem in one line. */
function formatLine(problem: Problem): string {
  const { file, line, severity, message, hint = '' } = wordProblem(problem, 'EN');
  return `${file}:${String(line)} ${severity}: ${message} ${hint}`.trim();
}

/** All problems of a site, each in one line. */
export function problemsOf(files: SiteFiles): readonly string[] {
  return checkSite(files).problems.map(formatLine);
}

/** Rows of `test.each`: what a mistake changes, and the mistake. */
export function titled(
  mistakes: readonly Mistake[],
): readonly (readonly [title: string, mistake: Mistake])[] {
  return mistakes.map((mistake) => [
    `${JSON.stringify(mistake[0])} → ${JSON.stringify(mistake[1])}`,
    mistake,
  ]);
}

/** Makes a mistake in a file, and expects that a check reports it in its line, and nothing else. */
export function expectReport(
  file: string,
  text: string,
  [from, to, says, exceptions = {}]: Mistake,
  problemsWith: (text: string) => readonly Problem[],
): void {
  const { at, problems = 1, isWarning = false } = exceptions;
  const next = change(text, [from, to], at);
  const found = problemsWith(next.text).map(formatLine);
  const start = `${file}:${String(next.line)} ${isWarning ? 'warning' : 'error'}: `;
  const expected = found.filter((one) => one.startsWith(start) && one.includes(says));
  expect(expected, found.join('\n')).toHaveLength(1);
  expect(found, found.join('\n')).toHaveLength(problems);
}
