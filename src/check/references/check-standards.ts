import { sentence } from '../sentences/sentence';
import { isDay } from '../../engine/form/clean-date';
import { parseUrl } from '../../engine/url/safe-url';
import { referencesOf, type CheckContext } from '../check-context';
import type { Finding } from '../document/finding';
import { didYouMean, nearestName } from '../nearest-name';

/** Kinds of texts that a standard describes beyond what a pattern in a schema can say. */
interface Standard {
  readonly kind: 'locale' | 'numberingSystem' | 'timeZone' | 'origin' | 'day';
  /** Texts of another shape are reported by the schema. */
  readonly shape: RegExp;
  readonly accepts: (text: string) => boolean;
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
const standards: readonly Standard[] = [
  {
    kind: 'locale',
    shape: /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/,
    accepts: (text) => isSupported(() => Intl.DateTimeFormat.supportedLocalesOf(text).length),
  },
  {
    kind: 'numberingSystem',
    shape: /./,
    accepts: (text) => Intl.supportedValuesOf('numberingSystem').includes(text),
    known: () => Intl.supportedValuesOf('numberingSystem'),
  },
  {
    kind: 'timeZone',
    shape: /./,
    accepts: (timeZone) => isSupported(() => new Intl.DateTimeFormat('en', { timeZone })),
    known: () => [...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata'],
  },
  {
    kind: 'origin',
    shape: /^https?:\/\/[^/]+$/,
    accepts: (text) => parseUrl(text)?.origin === text.toLowerCase(),
  },
  {
    kind: 'day',
    shape: /^\d{4}-\d{2}-\d{2}$/,
    accepts: isDay,
  },
];

/** Checks texts that follow a standard: locales, time zones, days and so on. */
export function checkStandards(context: CheckContext): Finding[] {
  return standards.flatMap(({ kind, shape, accepts, known }) =>
    referencesOf(context, kind).flatMap(({ path, value }) => {
      if (typeof value !== 'string' || !shape.test(value) || accepts(value)) return [];
      const near = known && nearestName(value, known());
      const message = sentence(`standard.${kind}`, { text: value });
      return [
        { path, message, hint: near === undefined ? sentence(`standard.${kind}.like`) : didYouMean(near) },
      ];
    }),
  );
}
