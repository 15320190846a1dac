import type { Kysely } from 'kysely';
import { parseDay } from '../../engine/record/parse-day';
import type { CouncilRecord } from '../../engine/record/record';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Site } from '../../engine/site/site';
import type { FollowedList } from '../../engine/site-config.generated';
import type { Council } from '../council/council';
import { beginReading } from '../page/list-reading';
import { recordIdentity } from '../page/record-identity';
import type { Push } from '../push/push';
import type { PushTables } from '../push/push-tables';
import { followText } from './follow-text';

export interface NewsSource {
  readonly checked: CheckedSite;
  /** Language code → site. */
  readonly sites: Readonly<Record<string, Site>>;
  readonly council: Pick<Council, 'get'>;
  readonly push: Pick<Push, 'database' | 'messages' | 'wake'>;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: () => string;
}

/** A record whose own day is longer ago is no news, such as those of a year that somebody enters later. */
const oldDays = 30;

const dayMs = 86_400_000;

/** Rows of one query. */
const rowsAtOnce = 500;

type RecordsByName = ReadonlyMap<string, CouncilRecord>;

/** The records of a list in the default language and in all of them. */
interface ReadRecords {
  readonly records: RecordsByName;
  readonly inLanguages: ReadonlyMap<Site, RecordsByName>;
}

/** Stands in `push_seen` for the list itself, whose records were there before anybody followed it. */
const listItself = '';

function isOld(record: CouncilRecord, { bind }: FollowedList, today: string): boolean {
  const day = bind.date === undefined ? null : parseDay(record[bind.date]);
  return day !== null && Date.parse(today) - Date.parse(day) > oldDays * dayMs;
}

/** Notes names as known; resolves with those that were not. Of instances that do so together, one gets each name. */
async function note(
  db: Kysely<PushTables>,
  place: { readonly site: string; readonly topic: string },
  records: readonly string[],
): Promise<readonly string[]> {
  const added: string[] = [];
  for (let start = 0; start < records.length; start += rowsAtOnce) {
    const rows = records.slice(start, start + rowsAtOnce).map((record) => ({ ...place, record }));
    const query = db
      .insertInto('push_seen')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('record');
    added.push(...(await query.execute()).map(({ record }) => record));
  }
  return added;
}

/** Looks for records of the followed lists that nobody was told of, and adds a message for those of each list. */
export class News {
  /** Names that this instance has noted, so that it writes nothing while there is nothing new. */
  private readonly noted = new Map<string, ReadonlySet<string>>();
  private readonly lists: readonly FollowedList[];
  private readonly site: string;

  constructor(private readonly source: NewsSource) {
    const { follow, publicAddress } = source.checked.config;
    this.lists = follow?.lists ?? [];
    this.site = new URL(publicAddress).host;
  }

  /** Forgets lists that nobody can follow any more: what comes meanwhile is no news when they can again. */
  async forgetOthers(): Promise<void> {
    const topics = this.lists.map(({ source }) => source);
    const { database } = this.source.push;
    await database.atOnce(async (db) => {
      await db
        .deleteFrom('push_seen')
        .where('site', '=', this.site)
        .where('topic', 'not in', topics)
        .execute();
    });
  }

  /** Looks once. */
  async find(): Promise<void> {
    for (const list of this.lists) await this.findIn(list);
  }

  /** The records of a list in a language by their names; null where they cannot be read. */
  private async read(list: FollowedList, code: string): Promise<RecordsByName | null> {
    const { checked, sites, council, today } = this.source;
    const site = sites[code];
    if (!site) return null;
    const reading = beginReading({ checked, site, council, today: today() });
    const records = await reading.read(list.source, {}, list);
    return reading.isComplete() ? new Map(records.map((record) => [recordIdentity(record), record])) : null;
  }

  private async findIn(list: FollowedList): Promise<void> {
    const { languages } = this.source.checked.config;
    const records = await this.read(list, languages.default);
    if (!records) return;
    const noted = this.noted.get(list.source);
    const names = [...records.keys()].filter((name) => noted?.has(name) !== true);
    if (noted && names.length === 0) return;
    const inLanguages = await this.readLanguages(list);
    if (!inLanguages) return;
    if (await this.tell(list, names, { records, inLanguages })) this.source.push.wake();
    this.noted.set(list.source, new Set([...(noted ?? []), ...names]));
  }

  private async readLanguages(list: FollowedList): Promise<ReadonlyMap<Site, RecordsByName> | null> {
    const found = new Map<Site, RecordsByName>();
    for (const [code, site] of Object.entries(this.source.sites)) {
      const records = await this.read(list, code);
      if (!records) return null;
      found.set(site, records);
    }
    return found;
  }

  /** Notes names, and adds a message for those that no instance has noted before; whether it did. */
  private tell(
    list: FollowedList,
    names: readonly string[],
    { records, inLanguages }: ReadRecords,
  ): Promise<boolean> {
    const { checked, push, today } = this.source;
    const place = { site: this.site, topic: list.source };
    const isNews = (name: string) => {
      const record = records.get(name);
      return record !== undefined && !isOld(record, list, today());
    };
    return push.database.atOnce(async (db) => {
      const isFirst = (await note(db, place, [listItself])).length > 0;
      const added = new Set(await note(db, place, names.toSorted()));
      const news = names.filter((name) => added.has(name) && isNews(name));
      if (isFirst || news.length === 0) return false;
      const texts = [...inLanguages].map(([site, translated]) => {
        const shown = news
          .map((name) => translated.get(name) ?? records.get(name))
          .filter((record) => record !== undefined);
        return [site.language.code, followText({ checked, site, list }, shown)] as const;
      });
      await push.messages.addForTopic(db, list.source, Object.fromEntries(texts));
      return true;
    });
  }
}
