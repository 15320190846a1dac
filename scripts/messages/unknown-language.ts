import { CommandError } from '../../src/server/command-line';
import { parseJsonFile, type TextFile } from '../../src/check/document/json-document';
import { at, itemsOf, textAt } from '../../src/check/document/json-access';
import { nearestName } from '../../src/check/nearest-name';
import { engineLanguages } from '../new-site/languages';

/** The codes of the languages of a config. */
function codesIn(config: TextFile): string[] {
  const languages = itemsOf(at(parseJsonFile(config).document?.value, 'languages', 'list'));
  return languages.flatMap((language) => textAt(language, 'code') ?? []);
}

/** How a language gets into a config; `code` may be one that the engine knows. */
function howToAdd(code: string): string {
  const known = engineLanguages.find((language) => language.code === code);
  if (!known) return 'To add a language, write its code, locale, label and name into “languages.list” first.';
  return `To add ${code}, write ${JSON.stringify(known)} into “languages.list” first.`;
}

/** An error for a code that no language of the config has: says which it has, which is probably meant, and how to add one. */
export function unknownLanguageError(code: string, config: TextFile): CommandError {
  const codes = codesIn(config);
  const mistake = `“${code}” is not a language of ${config.file}, which has ${codes.join(', ') || 'none'}.`;
  const meant = nearestName(code, [...codes, ...engineLanguages.map((language) => language.code)]) ?? code;
  const question = meant === code ? [] : [`Did you mean “${meant}”?`];
  const advice = codes.includes(meant) ? [] : [howToAdd(meant)];
  return new CommandError([mistake, ...question, ...advice].join('\n'));
}
