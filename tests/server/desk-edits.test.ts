// Random sequences of what happens to an edited record at the desk. EDIT_SEEDS=1,2,3 runs other sequences.
import { expect, test } from 'vitest';
import {
  contentPaths,
  listedRecord,
  ownDrafts,
  publication,
  savedRecord,
} from '../../src/desk/api/content-api';
import { publications } from '../../src/desk/api/history-api';
import { placeOfChange } from '../../src/desk/api/record-changes';
import {
  beginEdit,
  changesToSend,
  type EditEvent,
  isKeptOnly,
  nextEdit,
  type RecordEdit,
  resumeEdit,
  savingState,
} from '../../src/desk/app/content/record-edit';
import { isSameJson } from '../../src/engine/json/same-json';
import type { browserAt } from './desk-browser';
import { copySmallWithNotices, serveDesk } from './desk-content';
import { newFolder } from './submission-databases';

type Browser = ReturnType<typeof browserAt>;

const list = 'notices';
const id = 'n-2';
const path = contentPaths.record(list, id);

/** Numbers from 0 up to 1, the same ones for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A tab with the form of the record: what the hook of the desk does, step by step. */
class Tab {
  edit: RecordEdit;
  isOnline = true;

  constructor(
    readonly browser: Browser,
    /** Edits that this device keeps, by tab. */
    readonly device: Map<Tab, Pick<RecordEdit, 'server' | 'shown'>>,
    record: RecordEdit['server'],
  ) {
    this.edit = beginEdit(record);
    for (const [tab, kept] of device) {
      const resumed = resumeEdit(this.edit, kept);
      if (!resumed) continue;
      this.edit = resumed;
      device.delete(tab);
    }
    this.keep();
  }

  step(event: EditEvent): void {
    this.edit = nextEdit(this.edit, event);
    this.keep();
  }

  keep(): void {
    if (isKeptOnly(this.edit)) this.device.set(this, this.edit);
    else this.device.delete(this);
  }

  type(field: string, language: string | null, value: string): void {
    const { shown } = this.edit;
    const before = shown[field];
    const texts = typeof before === 'object' && before !== null ? before : {};
    this.step({
      type: 'changed',
      record: { ...shown, [field]: language === null ? value : { ...texts, [language]: value } },
    });
  }

  /** Begins a request; returns what ends it. */
  begin(isAnswerLost: boolean): (() => Promise<void>) | null {
    const changes = changesToSend(this.edit);
    if (changes.length === 0 || this.edit.sending) return null;
    this.step({ type: 'sent' });
    const answer = this.isOnline ? this.browser.call('PATCH', path, { changes }) : null;
    return async () => {
      const got = await answer;
      if (!got || isAnswerLost || got.status === 401) {
        this.step({ type: 'failed', problem: got?.status === 401 ? 'signed-out' : 'offline' });
        return;
      }
      expect(got.status).toBe(200);
      const { record, conflicts } = savedRecord.parse(got.body);
      this.step({ type: 'acknowledged', record, conflicts });
      if (savingState(this.edit) === 'saved') expect(this.edit.shown).toEqual(record);
    };
  }

  async follow(): Promise<void> {
    if (!this.isOnline || this.edit.sending) return;
    const got = await this.browser.call('GET', path);
    if (got.status === 200) this.step({ type: 'followed', record: listedRecord.parse(got.body).record });
  }

  chooseMine(): void {
    for (const conflict of this.edit.conflicts)
      this.step({ type: 'chosen', place: placeOfChange(conflict), side: 'mine' });
  }

  /** Saves everything, as somebody does who reads what the screen says. */
  async finish(): Promise<void> {
    this.isOnline = true;
    for (let round = 0; round < 6; round += 1) {
      await this.follow();
      this.chooseMine();
      await this.begin(false)?.();
      if (savingState(this.edit) === 'saved' || savingState(this.edit) === 'unchanged') return;
    }
    expect(savingState(this.edit)).toBe('saved');
  }
}

async function recordOf(browser: Browser) {
  return listedRecord.parse((await browser.call('GET', path)).body).record;
}

async function publish(browser: Browser): Promise<boolean> {
  const answer = await browser.call('POST', contentPaths.publish, { lists: [list] });
  const result = publication.parse(answer.body);
  if (result.published) return true;
  for (const { id: of, conflicts } of result.conflicts) {
    const fields = Object.fromEntries(conflicts.map(({ field }) => [field, 'mine']));
    await browser.call('PUT', contentPaths.conflict(list, of), { fields });
  }
  return false;
}

/** The last value that a person typed in each field, in any tab. */
type Typed = Map<string, string>;

function valueIn(record: object, place: string): unknown {
  const [field = '', language] = place.split('.');
  const value: unknown = Object.entries(record).find(([key]) => key === field)?.[1];
  if (language === undefined) return value;
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === language)?.[1]
    : undefined;
}

const places = [
  ['title', 'HI'],
  ['validFrom', null],
  ['link', null],
  ['validUntil', null],
] as const;

const seeds = (process.env.EDIT_SEEDS ?? '11,12,13').split(',').map(Number);

test.each(seeds)(
  'nothing typed is lost and nothing unsaved is called saved, in sequence %i',
  async (seed) => {
    const random = randomNumbers(seed);
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(random() * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick.');
      return item;
    };
    const site = await copySmallWithNotices();
    const served = await serveDesk(site, await newFolder());
    const [own, other] = [await served.browser('Kokila'), await served.browser('Ramesh')];
    const device = new Map<Tab, Pick<RecordEdit, 'server' | 'shown'>>();
    let tabs = [new Tab(own, device, await recordOf(own)), new Tab(own, device, await recordOf(own))];
    const typed: Typed = new Map();
    let requests: (() => Promise<void>)[] = [];
    let count = 0;

    const value = (field: string) => {
      count += 1;
      if (field.startsWith('valid')) return `20${(field === 'validFrom' ? 10 : 40) + (count % 30)}-01-01`;
      return field === 'link' ? `https://example.in/${count}` : `Text ${count}`;
    };
    const actions: Readonly<Record<string, () => Promise<void> | void>> = {
      type: () => {
        const [field, language] = pick(places);
        const text = value(field);
        pick(tabs).type(field, language, text);
        typed.set(language === null ? field : `${field}.${language}`, text);
      },
      send: () => {
        const request = pick(tabs).begin(random() < 0.25);
        if (request) requests.push(request);
      },
      answer: async () => {
        const request = requests.shift();
        await request?.();
      },
      follow: () => pick(tabs).follow(),
      'lose or find the line': () => {
        const tab = pick(tabs);
        tab.isOnline = !tab.isOnline;
      },
      'choose mine': () => pick(tabs).chooseMine(),
      kill: async () => {
        await Promise.all(requests.map((request) => request()));
        requests = [];
        const dead = pick(tabs);
        tabs = [...tabs.filter((tab) => tab !== dead), new Tab(own, device, await recordOf(own))];
      },
      'sign out and in': async () => {
        const cookies = [...own.cookies];
        own.cookies.clear();
        await pick(tabs).begin(false)?.();
        for (const [name, cookie] of cookies) own.cookies.set(name, cookie);
      },
      'other person publishes': async () => {
        const [field, language] = pick(places);
        const record = await recordOf(other);
        const place = language === null ? { field } : { field, language };
        const before = valueIn(record, placeOfChange(place));
        await other.call('PATCH', path, { changes: [{ ...place, before, after: value(field) }] });
        await publish(other);
      },
      publish: async () => {
        await publish(own);
      },
      undo: async () => {
        const history = publications.parse((await other.call('GET', contentPaths.history)).body);
        const [last] = history.publications;
        if (last && !last.isByHand) await other.call('POST', contentPaths.undo(last.id), {});
      },
    };

    /** Expects the last typed text in the server's draft, in a form or on the device. */
    const expectNothingLost = async (after: string) => {
      const known = [
        await recordOf(own),
        ...tabs.map(({ edit }) => edit.shown),
        ...[...device.values()].map(({ shown }) => shown),
      ];
      for (const [place, text] of typed)
        expect(
          known.some((record) => valueIn(record, place) === text),
          `${place} after ${after}`,
        ).toBe(true);
    };

    const names = Object.keys(actions);
    const often = ['type', 'type', 'type', 'send', 'send', 'send', 'answer', 'answer', 'answer', 'follow'];
    for (let step = 0; step < 40; step += 1) {
      const name = pick([...names, ...often]);
      await actions[name]?.();
      if (name === 'undo') typed.clear();
      if (step % 4 === 0) await expectNothingLost(name);
    }
    await Promise.all(requests.map((request) => request()));
    await expectNothingLost('all');

    // The line is back, and nobody else changes anything: everything gets saved and published.
    for (const tab of tabs) await tab.finish();
    for (const tab of tabs) {
      await tab.follow();
      expect(isSameJson(tab.edit.shown, await recordOf(own))).toBe(true);
    }
    expect((await publish(own)) || (await publish(own))).toBe(true);
    expect(ownDrafts.parse((await own.call('GET', contentPaths.drafts)).body).drafts).toEqual([]);
  },
);
