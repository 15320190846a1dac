import type { Finding } from '../document/finding';
import { isDay } from '../../model/form/clean-date';
import { at, entriesOf, itemsOf, keysOf, textAt, textsOf, type Json } from '../document/json-access';
import type { Path } from '../document/path';
import { nameHint, nearestName } from '../nearest-name';
import { checkTranslations } from '../messages/check-texts';
import { languagesOf, type CheckContext } from '../check-context';

/** Checks languages, time zone, public address, display name and terms beyond what the schema can. */
export function checkSettings({ config }: CheckContext): Finding[] {
  const list = itemsOf(at(config, 'languages', 'list'));
  return [
    ...list.flatMap((language, index) =>
      checkLanguage(language, ['languages', 'list', index], list.slice(0, index)),
    ),
    ...checkTimeZone(textAt(config, 'timeZone')),
    ...checkAddress(textAt(config, 'publicAddress')),
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
      message: `Another language already has the ${key} “${textAt(language, key) ?? ''}”.`,
      hint: `Each language needs a ${key} of its own.`,
    })),
    ...checkLocale(textAt(language, 'locale'), [...path, 'locale']),
    ...checkNumberingSystem(textAt(language, 'numberingSystem'), [...path, 'numberingSystem']),
    ...checkNumerals(textsOf(at(language, 'numerals')), [...path, 'numerals']),
  ];
}

function checkLocale(locale: string | undefined, path: Path): Finding[] {
  if (locale === undefined || !/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(locale) || isLocale(locale)) return [];
  return [
    {
      path,
      message: `“${locale}” is not a known locale.`,
      hint: 'For example “gu-IN”, “hi-IN” or “en-IN”.',
    },
  ];
}

function isLocale(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

function nearHint(name: string, known: readonly string[], example: string): string {
  const near = nearestName(name, known);
  return near === undefined ? example : `Did you mean “${near}”?`;
}

function checkNumberingSystem(system: string | undefined, path: Path): Finding[] {
  const known = Intl.supportedValuesOf('numberingSystem');
  if (system === undefined || known.includes(system)) return [];
  return [
    {
      path,
      message: `“${system}” is not a numbering system.`,
      hint: nearHint(system, known, 'For example “gujr”, “deva” or “latn”.'),
    },
  ];
}

function checkNumerals(numerals: readonly string[], path: Path): Finding[] {
  const twice = numerals.findIndex((numeral, index) => numerals.indexOf(numeral) !== index);
  if (twice < 0) return [];
  return [
    {
      path: [...path, twice],
      message: `The numeral “${numerals[twice] ?? ''}” appears twice; the list counts one, two, ….`,
      hint: 'Write each numeral once.',
    },
  ];
}

function checkTimeZone(timeZone: string | undefined): Finding[] {
  if (timeZone === undefined || timeZone === '' || isTimeZone(timeZone)) return [];
  const known = [...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata'];
  return [
    {
      path: ['timeZone'],
      message: `“${timeZone}” is not a time zone.`,
      hint: nearHint(timeZone, known, 'For example “Asia/Kolkata”.'),
    },
  ];
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Checks that the public address is an origin; the schema's pattern accepts more. */
function checkAddress(address: string | undefined): Finding[] {
  if (address === undefined || !/^https?:\/\/[^/]+$/.test(address)) return [];
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.origin === address.toLowerCase()) return [];
  return [
    {
      path: ['publicAddress'],
      message: `“${address}” is not the URL of a site.`,
      hint: 'For example “https://www.village.example”, with nothing after the name.',
    },
  ];
}

/** Checks that documents were changed on a day of the calendar; the schema's pattern accepts others. */
export function checkUpdated({ config }: CheckContext): Finding[] {
  return entriesOf(at(config, 'documents')).flatMap(([name, document]) => {
    const day = textAt(document, 'updated');
    if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day) || isDay(day)) return [];
    const message = `“${day}” is not a day of the calendar.`;
    return [{ path: ['documents', name, 'updated'], message, hint: 'Expected format: YYYY-MM-DD.' }];
  });
}

function checkDisplayName(config: Json): Finding[] {
  const names = at(config, 'displayName');
  return keysOf(names).length === 0 ? [] : checkTranslations(['displayName'], names ?? null, config);
}

function checkTerms(config: Json): Finding[] {
  const codes = languagesOf(config);
  return entriesOf(at(config, 'terms')).flatMap(([name, spellings]) =>
    keysOf(spellings)
      .filter((code) => codes.length > 0 && !codes.includes(code))
      .map((code) => ({
        path: ['terms', name, code],
        onKey: true,
        message: `“${code}” is not a language code of this site.`,
        hint: nameHint(code, codes),
      })),
  );
}
