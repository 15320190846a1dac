import type { IntlShape } from 'react-intl';
import { isCouncilRecord, type CouncilRecord } from '../../src/binding/council-record';
import type { Site } from '../../src/config/site';
import { inlineText, type Say } from '../../src/config/text';
import councilDetail from '../../content/records/councilDetail.json';
import { localise } from '../../server/council/localise';
import { beginFilling, type TypedValues } from '../../src/content/drafts';
import { openForm } from '../../src/content/open-form';
import type { PageForm } from '../../src/content/page-form';
import type { SendOutcome } from '../../src/content/send-form';
import type { AnswerState } from '../../src/content/use-answer';
import type { Content } from '../../src/templates/contract';
import type { ExampleRecords } from '../../src/templates/example';

/** The day on which every example is looked at. */
export const today = '2026-11-20';

/** Records by source, or by `source#category`, as an example gives them. */
export type SampleRecords = Readonly<Record<string, ExampleRecords>>;

/** What a story may say about the page around a template. */
export interface SamplePage {
  readonly records: SampleRecords;
  /** What becomes of a form that is sent; `never` is on its way for ever. */
  readonly outcome?: SendOutcome | 'never';
  /** What the device has kept of a form. */
  readonly draft?: TypedValues;
  /** What the HTML carries for the forms on the page. */
  readonly pageForm?: PageForm;
  /** False for the first HTML, before any script has run. */
  readonly live?: boolean;
}

function sayIn(site: Site, intl: IntlShape): Say {
  const known = { council: inlineText(site.config.displayName, site), year: today.slice(0, 4) };
  return (text, values) =>
    typeof text === 'string'
      ? intl.formatMessage({ id: text }, { ...known, ...values })
      : inlineText(text, site);
}

function loadedFrom(given: ExampleRecords): AnswerState {
  if (given === 'loading') return { state: 'loading' };
  if (given === 'failed') return { state: 'failed', retry: () => undefined };
  return { state: 'ready', records: given.filter(isCouncilRecord), missing: false };
}

function recordsFor(
  records: SampleRecords,
  source: string,
  category: string | null | undefined,
): ExampleRecords {
  const given = records[`${source}#${category ?? ''}`] ?? records[source];
  if (given) return given;
  if (category) return [];
  throw new Error(`The example gives no records for the source “${source}”.`);
}

function councilOf(site: Site, records: SampleRecords): CouncilRecord | null {
  const { config, entities, language } = site;
  const own = records[config.council.source];
  if (own) return typeof own === 'string' ? null : (own.find(isCouncilRecord) ?? null);
  const [detail] = councilDetail;
  const fields = entities['council-detail'] ?? {};
  const languages = { language: language.code, fallback: config.languages.default };
  return detail ? localise(detail, fields, languages) : null;
}

function sent(outcome: SendOutcome | 'never'): Promise<SendOutcome> {
  return outcome === 'never' ? new Promise(() => undefined) : Promise.resolve(outcome);
}

/** What a template gets from the page around it, with an example's records and no server. */
export function sampleContent(site: Site, intl: IntlShape, page: SamplePage): Content {
  return {
    context: { site, today, say: sayIn(site, intl) },
    council: councilOf(site, page.records),
    subject: null,
    useRecords: (source, category) => loadedFrom(recordsFor(page.records, source, category)),
    live: page.live ?? true,
    pageAddress: (path) => `#${path}`,
    pageTitle: inlineText(site.config.displayName, site),
    openForm: (name) => ({
      ...openForm(site, sayIn(site, intl), name),
      send: () => sent(page.outcome ?? { state: 'received', reference: 'M-7K3M-92XD' }),
      readDraft: () => (page.draft ? { ...beginFilling(), values: page.draft } : null),
      // One story must not find what was typed into another.
      keepDraft: () => undefined,
      dropDraft: () => undefined,
    }),
    pageForm: page.pageForm ?? null,
  };
}
