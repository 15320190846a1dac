import { sentence, type Sentence } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { isObject } from '../../engine/json/json';
import { parseTime } from '../../engine/record/parse-time';
import { at, entriesOf, textAt, type Json } from '../document/json-access';
import { sameAsEnglish, untranslatedIn, type TranslatedLanguages } from '../messages/check-untranslated';
import { readUpiId } from '../../engine/url/upi-url';
import { isNothing } from '../../engine/values/is-nothing';
import { plainText } from '../../engine/values/plain-text';
import { readTelephone } from '../../engine/values/telephone/read-telephone';
import { longNameHint } from '../files/file-names';
import { unknownLanguage } from '../messages/unknown-language';
import { fileHint } from '../nearest-name';
import { fieldKinds, isEntityFieldKind, traitsOf, type FieldCheck } from '../../engine/record/field-kinds';
import { readPictureText } from '../../engine/picture/picture-text';
import { findLegacyFont } from '../writing/legacy-fonts';
import { findLookalike } from '../writing/lookalikes';
import { findPlaceholderValue } from '../writing/placeholders';
import type { WritingMistake } from '../writing/writing-mistake';
import { otherFormatHints } from '../pictures/other-format-hints';
import { checkLink, type LinkMistake, type SiteLinks } from '../references/check-link';
import type { ConfigReference } from '../references/collect-references';

/** The site's languages and files, against which values are checked. */
export interface ContentRules {
  readonly languages: readonly string[];
  readonly fallback: string;
  readonly translated: TranslatedLanguages;
  /** Targets to which links of records may lead. */
  readonly links: SiteLinks;
  /** Names of the files of the content folder. */
  readonly files: ReadonlySet<string>;
  /** Numbers of persons that are meant to be public. */
  readonly publicNumbers: readonly string[];
}

type ValueFinding = Omit<Finding, 'path'>;

type TextCheck = (text: string, rules: ContentRules) => ValueFinding | undefined;

/** Checks of texts, by the name that their kind of field has for it. */
const textChecks: Readonly<Record<FieldCheck, TextCheck>> = {
  writing: checkText,
  day: checkDate,
  time: checkTime,
  picture: checkPicture,
  document: checkDocument,
  link: checkWebLink,
  email: (text) =>
    text.includes('@')
      ? undefined
      : warn(sentence('email.wrong', { text }), sentence('example', { example: 'council@village.example' })),
  upi: (text) =>
    readUpiId(text) === null
      ? {
          message: sentence('upi.wrong', { text }),
          hint: sentence('upi.format', { example: 'council@examplebank' }),
        }
      : undefined,
  telephone: checkTelephone,
};

/** Checks a value of a record, in each of its languages. */
export function checkValue(reference: ConfigReference, rules: ContentRules): Finding[] {
  const { kind, value, path } = reference;
  const { check, range } = traitsOf(isEntityFieldKind(kind) ? kind : 'id');
  const languages = isObject(value) ? checkLanguages(reference, rules) : [];
  const texts = isObject(value)
    ? entriesOf(value).map(([code, text]) => ({ text, place: [...path, code] }))
    : [{ text: value, place: path }];
  const wrong = texts.flatMap(({ text, place }) => {
    if (typeof text !== 'string' || text === '' || !check) return [];
    const long = checkLength(text, kind, check);
    if (long) return [{ path: place, ...long }];
    const mistake = textChecks[check](text, rules);
    const isError = mistake !== undefined && mistake.severity === undefined;
    const finding = isError ? mistake : (ofWriting(findPlaceholderValue(text)) ?? mistake);
    return finding ? [{ path: place, ...finding }] : [];
  });
  const outside = range && checkRange(value, range);
  return [...languages, ...wrong, ...(outside ? [{ path, ...outside }] : [])];
}

/** Characters of the longest value of a field: of prose, and of all that fit on a line. Data of pictures is limited elsewhere. */
const longest = { prose: 200_000, line: 10_000 } as const;

/** Tests the length of a text before anything else is done with it (B11.9.10). */
function checkLength(text: string, kind: string | undefined, check: FieldCheck): ValueFinding | undefined {
  const most = kind === 'prose' ? longest.prose : longest.line;
  if (check === 'picture' || text.length <= most) return undefined;
  return {
    message: sentence('text.long', {
      length: text.length.toLocaleString('en'),
      most: most.toLocaleString('en'),
    }),
    hint: sentence('text.shorten'),
  };
}

function checkLanguages(
  { value, path, kind }: ConfigReference,
  { languages, fallback, translated }: ContentRules,
): Finding[] {
  const unknown = unknownLanguage(path, value, languages);
  if (unknown.length > 0) return unknown;
  const english = untranslatedIn((code) => textAt(value, code), translated);
  if (english.length > 0 && isEntityFieldKind(kind) && fieldKinds[kind].check === 'writing')
    return english.map((code) => ({ path: [...path, code], ...sameAsEnglish(code) }));
  const missing = languages.filter((code) =>
    [undefined, null, ''].some((nothing) => nothing === at(value, code)),
  );
  if (missing.length === 0) return [];
  if (missing.length === languages.length)
    return [{ path, ...warn(sentence('translation.empty'), sentence('translation.write')) }];
  const names = missing.join(', ');
  return [
    {
      path,
      message: missing.includes(fallback)
        ? sentence('translation.none', { languages: names })
        : sentence('translation.other', { languages: names, fallback }),
      hint: sentence('translation.add'),
      severity: 'warning',
    },
  ];
}

const warn = (message: Sentence, hint: Sentence): ValueFinding => ({ message, hint, severity: 'warning' });

/** For a placeholder instead of an address, such as `N/A`. */
const noAddress = (text: string): ValueFinding =>
  warn(sentence('address.placeholder', { text }), sentence('address.null'));

const ofWriting = (mistake: WritingMistake | undefined): ValueFinding | undefined =>
  mistake && warn(mistake.message, mistake.hint);

function checkText(text: string): ValueFinding | undefined {
  const { text: plain, hasMedia } = plainText(text);
  if (hasMedia) return warn(sentence('media.hidden'), sentence('media.elsewhere'));
  return ofWriting(findLegacyFont(plain) ?? findLookalike(plain));
}

function checkTelephone(text: string): ValueFinding | undefined {
  if (readTelephone(text).unread === undefined) return undefined;
  const lookalike = findLookalike(text);
  if (lookalike) return ofWriting(lookalike);
  if (!/\p{Nd}{3}/u.test(text))
    return warn(
      sentence('telephone.wrong', { text }),
      sentence('telephone.digits', { example: '02642 233344' }),
    );
  return warn(
    sentence('telephone.unclear', { text }),
    sentence('telephone.whole', { example: '02642 233344, 98250 12345' }),
  );
}

function checkDate(text: string): ValueFinding | undefined {
  const [, year, month, day] =
    /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)) return undefined;
  return {
    message: sentence('date.wrong', { text }),
    hint: sentence('date.format', { example: '2025-01-31' }),
  };
}

function checkTime(text: string): ValueFinding | undefined {
  if (parseTime(text) !== null) return undefined;
  return {
    message: sentence('time.wrong', { text }),
    hint: sentence('time.format', { first: '00:00', last: '24:00', example: '10:30' }),
  };
}

function checkRange(value: Json, [min, max]: readonly [number, number]): ValueFinding | undefined {
  if (typeof value !== 'number' || (value >= min && value <= max)) return undefined;
  return {
    message: sentence('percent.outside', { value: String(value), min: String(min), max: String(max) }),
    hint: sentence('percent.range', { min: String(min), max: String(max) }),
  };
}

/** A picture is a file of the content folder, the picture itself as data, or its address. */
function checkPicture(text: string, { files }: ContentRules): ValueFinding | undefined {
  if (isNothing(text)) return noAddress(text);
  if (files.has(text)) return undefined;
  const read = readPictureText(text);
  if (read.kind === 'page') return warn(sentence('picture.page', { text }), sentence('picture.download'));
  if (read.kind === 'other') {
    const message = sentence('data.is', { what: sentence(`format.${read.format}`) });
    return { message, hint: otherFormatHints[read.format] };
  }
  const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(text);
  if (read.kind === 'unknown' && isElsewhere)
    return {
      message: sentence('picture.neither'),
      hint: sentence('picture.name'),
    };
  return read.kind === 'base64' || isElsewhere ? undefined : missingFile(text, files, 'picture');
}

/** A document is a file of the content folder, or a link. */
function checkDocument(text: string, { files, links }: ContentRules): ValueFinding | undefined {
  if (files.has(text)) return undefined;
  if (isNothing(text)) return noAddress(text);
  const isLink = /^(?:[a-z][a-z\d+.-]*:|\/|#|www\.|[^\s/.]+\.[^\s/]+\/)/i.test(text);
  if (!isLink) return missingFile(text, files, 'document');
  const mistake = checkLink(text, links);
  return mistake && ofLink(mistake);
}

/** Characters of a value that a message shows. */
const longestShown = 300;

function missingFile(text: string, files: ReadonlySet<string>, word: 'document' | 'picture'): ValueFinding {
  const shown = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  const hint = longNameHint(text) ?? fileHint(text, files, word);
  return { message: sentence(`${word}.none`, { name: shown }), hint };
}

/** A path that is not a page may still be served beside the site, by another program. */
function ofLink({ kind, message, hint }: LinkMistake): ValueFinding {
  return { message, hint, ...(kind === 'page' && { severity: 'warning' }) };
}

function checkWebLink(text: string, { links }: ContentRules): ValueFinding | undefined {
  if (isNothing(text)) return noAddress(text);
  const mistake = checkLink(text, links);
  if (mistake?.kind === 'page') return ofLink(mistake);
  if (!mistake && !/\s/.test(text)) return undefined;
  return warn(sentence('link.wrong', { text }), sentence('link.https'));
}
