import { mistake } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { at, entriesOf, itemsOf, keysOf, textAt, textsOf, type Json } from '../document/json-access';
import type { Path } from '../document/path';
import { checkTranslations } from '../messages/check-texts';
import { unknownLanguage } from '../messages/unknown-language';
import { languagesOf, type CheckContext } from '../check-context';

/** Checks languages, display name and terms beyond what the schema can. */
export function checkSettings({ config }: CheckContext): Finding[] {
  const list = itemsOf(at(config, 'languages', 'list'));
  return [
    ...list.flatMap((language, index) =>
      checkLanguage(language, ['languages', 'list', index], list.slice(0, index)),
    ),
    ...checkDisplayName(config),
    ...checkTerms(config),
  ];
}

function checkLanguage(language: Json, path: Path, before: readonly Json[]): Finding[] {
  const twins = ['code', 'locale', 'label'].filter((key) =>
    before.some((other) => at(other, key) === at(language, key)),
  );
  return [
    ...twins.map((key) => ({
      path: [...path, key],
      ...mistake('setting.twice', { key, value: textAt(language, key) ?? '' }),
    })),
    ...checkNumerals(textsOf(at(language, 'numerals')), [...path, 'numerals']),
  ];
}

function checkNumerals(numerals: readonly string[], path: Path): Finding[] {
  const twice = numerals.findIndex((numeral, index) => numerals.indexOf(numeral) !== index);
  if (twice < 0) return [];
  return [
    {
      path: [...path, twice],
      ...mistake('setting.numeral', { numeral: numerals[twice] ?? '' }),
    },
  ];
}

function checkDisplayName(config: Json): Finding[] {
  const names = at(config, 'displayName');
  return keysOf(names).length === 0 ? [] : checkTranslations(['displayName'], names ?? null, config);
}

function checkTerms(config: Json): Finding[] {
  const codes = languagesOf(config);
  if (codes.length === 0) return [];
  return entriesOf(at(config, 'terms')).flatMap(([name, spellings]) =>
    unknownLanguage(['terms', name], spellings, codes),
  );
}
