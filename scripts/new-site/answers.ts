import { inEnglish } from '../../src/check/sentences/sentence';
import { CommandError } from '../../src/server/command-line';
import type { BaseColours } from '../../src/engine/site-config.generated';
import { nameHint } from '../../src/check/nearest-name';
import { engineLanguages } from './languages';
import { defaultSections, draftLanguages, hasDrafts, sectionNames, type SectionName } from './sections';

/** A text per language code. */
export type PerLanguage = Readonly<Record<string, string>>;

/** Answers of which a new site is made. */
export interface Answers {
  readonly languages: readonly string[];
  readonly name: PerLanguage;
  readonly state: PerLanguage;
  readonly district: PerLanguage;
  readonly taluka: PerLanguage;
  readonly sections: readonly SectionName[];
  /** null for the engine's own. */
  readonly colours: BaseColours | null;
  readonly address: string;
  /** Host of the council API; null for records in the content folder. */
  readonly from: string | null;
}

const longestName = 60;

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

export function readLanguages(text: string): readonly string[] {
  const codes = [...new Set(words(text).map((code) => code.toUpperCase()))];
  const unknown = codes.find((code) => !engineLanguages.some((language) => language.code === code));
  const known = engineLanguages.map(({ code, name }) => `${code} (${name})`).join(', ');
  if (unknown !== undefined)
    throw new CommandError(
      `“${unknown}” is not a language of the engine. Choose from ${known}. ` +
        'docs/another-village.md says how a site adds a language of its own afterwards.',
    );
  if (codes.length === 0) throw new CommandError(`Name at least one language: ${known}.`);
  return codes;
}

/** The name of a village, a taluka, a district or a state. */
export function readName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name === '') throw new CommandError('The name is empty.');
  const length = [...new Intl.Segmenter().segment(name)].length;
  if (length > longestName)
    throw new CommandError(
      `The name has ${String(length)} characters; at most ${String(longestName)} are possible.`,
    );
  if (!/^[\p{L}\p{M}\p{N} .,()’&/–-]+$/u.test(name.replace(/\p{Join_Control}/gu, '')))
    throw new CommandError(`“${name}” has other signs than letters, digits, blanks and . , ( ) ’ & / -.`);
  return name;
}

/** The sections in a text; all and the default ones are those with drafts in the languages of the site. */
export function readSections(text: string, languages: readonly string[]): readonly SectionName[] {
  const chosen = words(text);
  const fits = (name: SectionName) => hasDrafts(name, languages);
  if (chosen.length === 0) return defaultSections.filter(fits);
  if (chosen.includes('all')) return sectionNames.filter(fits);
  const unknown = chosen.find((name) => !sectionNames.some((known) => known === name));
  if (unknown !== undefined)
    throw new CommandError(`There is no section “${unknown}”. ${inEnglish(nameHint(unknown, sectionNames))}`);
  const named = sectionNames.filter((name) => chosen.includes(name));
  const lacking = named.find((name) => !fits(name));
  if (lacking !== undefined)
    throw new CommandError(
      `The drafts of “${lacking}” are in ${draftLanguages.join(', ')} only; leave it out, and add it when they are translated.`,
    );
  return named;
}

function readColour(text: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(text))
    throw new CommandError(`“${text}” is not a colour. Write it like #0B5258.`);
  return text.toUpperCase();
}

/** One or two colours; null for none. Any will do: the site derives readable ones from them. */
export function readColours(text: string): BaseColours | null {
  const [accent, ornament, ...others] = words(text).map(readColour);
  if (accent === undefined) return null;
  if (others.length > 0) throw new CommandError('Name one or two colours.');
  return { accent, ...(ornament !== undefined && { ornament }) };
}

/** The origin of a URL. */
function readOrigin(text: string, example: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (!url || !isOrigin || !/^https?:$/.test(url.protocol))
    throw new CommandError(`“${text}” is not an address like ${example}.`);
  return url.origin;
}

export const readAddress = (text: string): string => readOrigin(text, 'https://www.village.example');

/** The host of a council API, without `/api`. */
export const readHost = (text: string): string =>
  readOrigin(text.replace(/\/api\/?$/, ''), 'https://api.village.example');
