import type { IntlShape } from 'react-intl';
import { isObject } from '../../src/engine/json/json';
import type { CouncilRecord } from '../../src/engine/record/record';
import type { Site } from '../../src/engine/site/site';
import { inlineText, type Translate } from '../../src/engine/site/config-text';
import councilDetail from '../../content/records/councilDetail.json';
import { localizeRecord } from '../../src/engine/record/localize-record';
import { createFormSession, type TypedValues } from '../../src/templates/form/sending/drafts';
import type { FormSender } from '../../src/templates/form/sending/form-sender';
import { openForm } from '../../src/templates/form/sending/open-form';
import { listPageQuery } from '../../src/engine/page/list-page';
import type { LookupOutcome } from '../../src/engine/lookup/lookup';
import type { PageSearch } from '../../src/engine/search/search-results';
import type { PageForm } from '../../src/engine/form/page-form';
import type { SubmissionOutcome } from '../../src/engine/form/submission-outcome';
import type { DocumentState, SourceState } from '../../src/engine/source/load-state';
import type { useClock } from '../../src/site/browser/use-clock';
import type { useSearch } from '../../src/templates/search/use-search';
import type { Content, Subject } from '../../src/templates/content';
import type { ExampleRecords } from '../../src/templates/shared/example';
import { sampleEntity } from './sample-entity';
import { sampleLookupMessages } from './sample-lookup';
import { storyDocuments } from './story-documents';

/** Current date in every story. */
export const today = '2026-11-20';

/** Records by source, or by `source#category`, as an example gives them. */
export type SampleRecords = Readonly<Record<string, ExampleRecords>>;

/** State of the page that a story renders a template on. */
export interface SamplePage {
  readonly records: SampleRecords;
  /** State of the requests for legal documents; ready by default. */
  readonly document?: 'loading' | 'failed';
  /** Outcome of a submission; `pending` never resolves. */
  readonly outcome?: SubmissionOutcome | 'pending';
  /** Stored draft of the form. */
  readonly draft?: TypedValues;
  /** Forms of the site beside those of the sample. */
  readonly forms?: Site['config']['forms'];
  /** Lists that visitors can follow; the site of the page then has a service worker. */
  readonly follow?: Site['config']['follow'];
  /** Search that the HTML has made. */
  readonly search?: PageSearch;
  /** Answer to a post that looked up a submission. */
  readonly lookup?: LookupOutcome;
  /** Data for the page's forms in the HTML. */
  readonly pageForm?: PageForm;
  /** URL that receives forms, '' by default; null where none does. */
  readonly formPage?: string | null;
  /** Subject of the page; none by default. */
  readonly subject?: Subject;
  /** Whether script has run; true by default. */
  readonly hydrated?: boolean;
  /** Page number of long lists; 1 by default. */
  readonly listPage?: number;
}

function translateIn(site: Site, intl: IntlShape): Translate {
  const known = { council: inlineText(site.config.displayName, site), year: today.slice(0, 4) };
  return (text, values) =>
    typeof text === 'string'
      ? intl.formatMessage({ id: text }, { ...known, ...values })
      : inlineText(text, site);
}

function sourceStateOf(given: ExampleRecords): SourceState {
  if (given === 'loading') return { state: 'loading' };
  if (given === 'failed') return { state: 'failed', retry: () => undefined };
  return { state: 'ready', records: given.filter(isObject), missing: false };
}

function documentStateOf(given: SamplePage['document'], address: string): DocumentState {
  if (given === 'loading') return { state: 'loading' };
  if (given === 'failed') return { state: 'failed', retry: () => undefined };
  return { state: 'ready', blocks: storyDocuments()[address] ?? [] };
}

function recordsFor(
  records: SampleRecords,
  source: string,
  category: string | null | undefined,
): ExampleRecords {
  const given = records[`${source}#${category ?? ''}`] ?? records[source];
  if (given) return given;
  if (category) return [];
  throw new Error(`The example has no records for the source “${source}”.`);
}

function councilOf(site: Site, records: SampleRecords): CouncilRecord | null {
  const { config, language } = site;
  const own = records[config.council.source];
  if (own) return typeof own === 'string' ? null : (own.find(isObject) ?? null);
  const [detail] = councilDetail;
  const languages = { language: language.code, fallback: config.languages.default };
  return detail ? localizeRecord(detail, sampleEntity('council-detail').fields, languages) : null;
}

function submit(outcome: SubmissionOutcome | 'pending'): Promise<SubmissionOutcome> {
  return outcome === 'pending' ? new Promise(() => undefined) : Promise.resolve(outcome);
}

function withForms(site: Site, forms: SamplePage['forms']): Site {
  if (!forms) return site;
  return { ...site, config: { ...site.config, forms: { ...site.config.forms, ...forms } } };
}

function withFollow(site: Site, follow: SamplePage['follow']): Site {
  return follow ? { ...site, hasWorker: true, config: { ...site.config, follow } } : site;
}

/** Content of a template from an example's records, without a server. */
export function sampleContent(site: Site, intl: IntlShape, page: SamplePage): Content {
  return {
    context: {
      site: withFollow(withForms(site, page.forms), page.follow),
      today,
      translate: translateIn(site, intl),
    },
    council: councilOf(site, page.records),
    subject: page.subject ?? null,
    useRecords: (source, _view, category) => sourceStateOf(recordsFor(page.records, source, category)),
    pageSearch: page.search,
    pageLookup: {
      messages: sampleLookupMessages(site.language.code),
      requestDays: 30,
      outcome: page.lookup ?? null,
    },
    useDocument: (address) => documentStateOf(page.document, address),
    useHydrated: () => page.hydrated ?? true,
    isFirstSection: true,
    listPage: page.listPage ?? 1,
    listPageUrl: listPageQuery,
    publicUrl: `${site.config.publicAddress}/gu/notice/n-1`,
    pageAddress: (path) => `#${path}`,
    languageAddress: (code) => `#${code}`,
    pageTitle: inlineText(site.config.displayName, site),
    formPage: page.formPage === undefined ? '' : page.formPage,
    pageForm: page.pageForm ?? null,
  };
}

/** Opens forms that send nothing, for the outcome and the draft of a story. */
export function sampleOpenForm({ outcome, draft }: SamplePage): typeof openForm {
  const send = () => submit(outcome ?? { state: 'received', reference: 'M-7K3M-92XD' });
  const withoutSending = (sender: FormSender) => ({ ...sender, send });
  return (...form) => {
    const opened = openForm(...form);
    return {
      ...opened,
      sender: () => {
        const sender = opened.sender();
        return sender instanceof Promise
          ? sender.then((loaded) => loaded && withoutSending(loaded))
          : withoutSending(sender);
      },
      loadWaitingCode: () => Promise.resolve(null),
      isWaiting: () => false,
      readDraft: () => (draft ? { ...createFormSession(), values: draft } : null),
      // Stories must not share drafts.
      saveDraft: () => undefined,
      deleteDraft: () => undefined,
    };
  };
}

/** Searches nothing: a query that the example has no results for stays loading. */
export const sampleSearch: typeof useSearch = (_, query) => ({ state: query === '' ? 'empty' : 'loading' });

/** The time stands still at eleven on the day of the stories. */
export const sampleClock: typeof useClock = () => ({ day: today, time: '11:00' });
