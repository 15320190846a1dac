import { isDay } from '../../engine/form/clean-date';
import { parseUrl } from '../../engine/url/safe-url';
import { referencesOf, type CheckContext } from '../check-context';
import type { Finding } from '../document/finding';
import { didYouMean, nearestName } from '../nearest-name';

/** Kinds of texts that a standard describes beyond what a pattern in a schema can say. */
interface Standard {
  /** Texts of another shape are reported by the schema. */
  readonly shape: RegExp;
  readonly accepts: (text: string) => boolean;
  /** Follows “x” is not. */
  readonly words: string;
  readonly hint: string;
  /** Values of which a similar one is proposed. */
  readonly known?: () => readonly string[];
}

/** Whether `Intl` takes a value. */
function isSupported(ask: () => unknown): boolean {
  try {
    return Boolean(ask());
  } catch {
    return false;
  }
}

/** The standards by the `kind` of the values in the schemas. */
const standards: Readonly<Record<string, Standard>> = {
  locale: {
    shape: /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/,
    accepts: (text) => isSupported(() => Intl.DateTimeFormat.supportedLocalesOf(text).length),
    words: 'a known locale',
    hint: 'For example “gu-IN”, “hi-IN” or “en-IN”.',
  },
  numberingSystem: {
    shape: /./,
    accepts: (text) => Intl.supportedValuesOf('numberingSystem').includes(text),
    words: 'a numbering system',
    hint: 'For example “gujr”, “deva” or “latn”.',
    known: () => Intl.supportedValuesOf('numberingSystem'),
  },
  timeZone: {
    shape: /./,
    accepts: (timeZone) => isSupported(() => new Intl.DateTimeFormat('en', { timeZone })),
    words: 'a time zone',
    hint: 'For example “Asia/Kolkata”.',
    known: () => [...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata'],
  },
  origin: {
    shape: /^https?:\/\/[^/]+$/,
    accepts: (text) => parseUrl(text)?.origin === text.toLowerCase(),
    words: 'the URL of a site',
    hint: 'For example “https://www.village.example”, with nothing after the name.',
  },
  day: {
    shape: /^\d{4}-\d{2}-\d{2}$/,
    accepts: isDay,
    words: 'a day of the calendar',
    hint: 'Expected format: YYYY-MM-DD.',
  },
};

/** Checks texts that follow a standard: locales, time zones, days and so on. */
export function checkStandards(context: CheckContext): Finding[] {
  return Object.entries(standards).flatMap(([kind, { shape, accepts, words, hint, known }]) =>
    referencesOf(context, kind).flatMap(({ path, value }) => {
      if (typeof value !== 'string' || !shape.test(value) || accepts(value)) return [];
      const near = known && nearestName(value, known());
      const message = `“${value}” is not ${words}.`;
      return [{ path, message, hint: near === undefined ? hint : didYouMean(near) }];
    }),
  );
}
