import { createHash } from 'node:crypto';
import { resolveLanguage } from '../../../engine/language/resolve-language';
import { isSameJson } from '../../../engine/json/same-json';
import type { CheckedSite, Problem } from '../../../engine/site/checked-site';
import type { ConfigText } from '../../../engine/site-config.generated';
import type { SitePlace } from '../../../server/site/read-site';
import { DeskRefusal } from '../desk-request';
import type { PictureStore } from '../../../server/media/picture-store';
import type { Uploads } from '../files/uploads';
import type { Desk } from '../open-desk';
import { applyDrafts, type DraftedList, type DraftedRecord } from './apply-drafts';
import { checkApart } from '../desk-jobs';
import { checkChanges, type ContentChanges } from './check-changes';
import { problemsOfList, type RecordProblem } from './check-lists';
import { filesIn } from './content-changes';
import type { ContentSite } from './content-site';
import { type CurrentSite, openCurrentSite } from './current-site';
import { type ContentTexts, contentTexts } from './content-texts';
import type { Draft } from './drafts';
import type { KeyedRecord } from './editable-list';
import type { Previews } from './preview/previews';
import type { TranslationSettings } from './translations/translation-service';
import { findTextLists } from './texts/find-text-lists';
import { findSiteLists, type SiteList, type SiteLists } from './site-lists';

/** Who asks, and the language of the answer. */
export interface ContentVisitor {
  readonly name: string;
  readonly language: string;
}

export interface ContentOptions {
  readonly place: SitePlace;
  readonly checked: CheckedSite;
  readonly desk: Desk;
  readonly uploads: Uploads;
  /** Its processes check long lists; what a publication takes off is removed from it. */
  readonly pictures: Pick<PictureStore, 'converter' | 'documents' | 'remove' | 'urlOfContent'>;
  readonly previews: Previews;
  readonly translation: TranslationSettings | undefined;
  /** Whether the council's own server answers the calls of its API. */
  readonly hasServer: boolean;
  readonly now: () => Date;
}

/** The files of a site with its lists and the drafts of a person. */
export interface OpenContent {
  readonly site: ContentSite;
  readonly lists: SiteLists;
  readonly drafts: readonly Draft[];
}

/** One list of it. */
export interface OpenList extends OpenContent {
  readonly list: SiteList;
  readonly drafted: DraftedList;
}

/** A list with the drafts of the person. */
export function draftedList({ site, drafts }: OpenContent, { list }: SiteList): DraftedList {
  return applyDrafts(list, site.texts, drafts);
}

/** Identifies the published order of a list. */
export function orderVersion(keys: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(keys)).digest('base64url').slice(0, 16);
}

/** A record of a list. @throws DeskRefusal */
export function requireRecord({ records }: DraftedList, key: string): DraftedRecord {
  const found = records.find((one) => one.key === key);
  if (!found) throw new DeskRefusal('not-found');
  return found;
}

/** Records that are checked in the process of the server: more would keep visitors waiting, and another process takes time to start. */
const mostRecords = 2000;

/** The content of a site, as people at its desk see it. */
export class DeskContent {
  readonly #texts: ContentTexts;
  readonly #currentSite: CurrentSite;
  readonly #lists = new WeakMap<ContentSite, SiteLists>();

  /** Whether something was published since the site was read that visitors see. */
  #isOutdated = false;

  constructor(readonly options: ContentOptions) {
    this.#texts = contentTexts(options.checked);
    this.#currentSite = openCurrentSite(options.place, options.checked.folder);
  }

  #listsOf(site: ContentSite): SiteLists {
    const { checked, hasServer, translation } = this.options;
    const known = this.#lists.get(site);
    if (known) return known;
    const { lists, elsewhere } = findSiteLists(checked, site, hasServer);
    const found = {
      lists: [...lists, ...findTextLists(checked, site, translation !== undefined)],
      elsewhere,
    };
    this.#lists.set(site, found);
    return found;
  }

  /** Opens the files of the site and the drafts of a person. */
  async open(person: string): Promise<OpenContent> {
    const [site, drafts] = await Promise.all([this.#currentSite(), this.options.desk.drafts.of(person)]);
    return { site, drafts, lists: this.#listsOf(site) };
  }

  /** Notes that the files of the site have changed: visitors see it when the site was read again, which makes another content. */
  notePublished(): void {
    this.#isOutdated = true;
  }

  /** Whether visitors see the files as they are. */
  async isShown(): Promise<boolean> {
    const { content } = await this.#currentSite();
    return !this.#isOutdated && isSameJson(content.fileTimes ?? {}, this.options.checked.fileTimes);
  }

  /** @throws DeskRefusal for a list that the site does not have, or that is edited elsewhere */
  async openList(person: string, name: string): Promise<OpenList> {
    const opened = await this.open(person);
    const list = opened.lists.lists.find((one) => one.list.name === name);
    if (!list) throw new DeskRefusal('not-found');
    return { ...opened, list, drafted: draftedList(opened, list) };
  }

  /** The code of a language of the site: the wanted one, or its default. */
  languageOf(wanted: string): string {
    return resolveLanguage(this.options.checked.config, { requested: wanted }).code;
  }

  /** A text of the config. */
  say(text: ConfigText, language: string): string {
    return this.#texts.text(text, language);
  }

  titleOf(list: SiteList, language: string): string {
    return this.#texts.listTitle(list, language);
  }

  /** The mistakes of records of a list, for which the others of the list need not be read. */
  async problemsOf(
    { site }: Pick<OpenContent, 'site'>,
    { list, links }: SiteList,
    records: readonly KeyedRecord[],
    language: string,
  ): Promise<readonly RecordProblem[]> {
    if (records.length === 0) return [];
    const files = [...list.files, ...links.map(({ to }) => `${site.content.path}/records/${to}.json`)];
    const changes = {
      texts: list.write(site.texts, records),
      uploads: await this.uploadsIn(records),
      scope: list.isOpen ? new Set(files) : ('site' as const),
    };
    const found = await this.check(site, changes, records.length);
    return problemsOfList(found, list, records, language);
  }

  /**
   * The mistakes of a site with changes. Many records are checked in another process, while the server answers others (B11.8.10).
   * @param count number of the records that are checked
   * @throws DeskRefusal when that takes too long
   */
  async check(site: ContentSite, changes: ContentChanges, count: number): Promise<readonly Problem[]> {
    if (count <= mostRecords) return checkChanges(site, changes);
    const { place, pictures } = this.options;
    const { config, engineFolder } = place;
    const job = { check: { ...changes, place: { config, engineFolder } } };
    const found = await checkApart(pictures.converter, job, 'visitor');
    if (typeof found === 'string') throw new DeskRefusal(found === 'busy' ? 'file-busy' : 'failed', 5);
    return found;
  }

  /** Files that records name and that were sent and not published. */
  uploadsIn(records: readonly KeyedRecord[]): Promise<readonly string[]> {
    return this.options.uploads.among(records.flatMap(({ record }) => filesIn(record)));
  }
}
