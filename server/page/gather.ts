import { setTimeout as sleep } from 'node:timers/promises';
import { idOf } from '../../src/binding/council-record';
import { languageOf } from '../../src/config/site';
import type { Section, SiteConfig } from '../../src/config/site-config.generated';
import { addressOf, apiUrl, type SourceParameters } from '../../src/content/address';
import { readEnvelope, type Answer } from '../../src/content/answer';
import type { Place } from '../../src/site/page-address';
import type { Council } from '../council/council';

/** Address → answer, or null for one that failed; what did not come in time is not there. */
export type Gathered = Record<string, Answer | null>;

/** The names of every source that a part of the config mentions. */
function sourcesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(sourcesIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'source' || key === 'identity' ? [String(value)] : sourcesIn(value),
  );
}

function sourcesOfShell({ council, flags, menu, shell, subjects }: SiteConfig): string[] {
  const ofSubjects = Object.values(subjects ?? {}).map(({ source }) => source);
  return [...sourcesIn([council, flags, menu, shell]), ...ofSubjects];
}

/** The sections of a place, with those of its columns. */
export function sectionsOf(config: SiteConfig, { page }: Place): readonly Section[] {
  if (!page) return config.notFound.sections;
  const { sections = [], columns } = page;
  return columns
    ? [...sections, ...(columns.left ?? []), ...columns.centre, ...(columns.right ?? [])]
    : sections;
}

interface Round {
  readonly council: Council;
  readonly config: SiteConfig;
  readonly gathered: Gathered;
}

async function answerOf(
  council: Council,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<Answer | null> {
  const { envelope } = await council.ask(path, query);
  try {
    return readEnvelope(envelope);
  } catch {
    return null;
  }
}

/** Asks for sources side by side; each has `api.wave` seconds, and what is late is left to the browser. */
async function wave(names: readonly string[], parameters: SourceParameters, round: Round): Promise<void> {
  const { council, config, gathered } = round;
  const asked = [...new Set(names)].map(async (name) => {
    const source = config.sources[name];
    const address = source && addressOf(source, parameters);
    if (!address || apiUrl(address) in gathered) return;
    const late = sleep(config.api.wave * 1000, undefined, { ref: false });
    const answer = await Promise.race([answerOf(council, address.path, address.query), late]);
    if (answer !== undefined) gathered[apiUrl(address)] = answer;
  });
  await Promise.all(asked);
}

/** What hangs on a category: asked for with the first one, as the page shows it. */
async function categoryWave(section: Section, parameters: SourceParameters, round: Round): Promise<void> {
  if (section.template !== 'category-pills') return;
  const source = round.config.sources[section.categories.source];
  const address = source && addressOf(source, parameters);
  const first = address ? round.gathered[apiUrl(address)]?.records[0] : undefined;
  const category = first ? idOf(first) : null;
  if (category !== null) await wave([section.source], { ...parameters, category }, round);
}

/** Gathers what a page and its shell show, in waves: the lists, then what hangs on the first category (design, 6). */
export async function gather(
  council: Council,
  config: SiteConfig,
  place: Place,
  code: string,
): Promise<Gathered> {
  const round: Round = { council, config, gathered: {} };
  const sections = sectionsOf(config, place);
  const parameters = { language: languageOf(config, code).code, subject: place.subject };
  const withoutSubject = place.page?.subject !== undefined && place.subject === null;
  const names = [...sourcesOfShell(config), ...(withoutSubject ? [] : sourcesIn(sections))];
  await wave(names, parameters, round);
  if (!withoutSubject) await Promise.all(sections.map((section) => categoryWave(section, parameters, round)));
  return round.gathered;
}
