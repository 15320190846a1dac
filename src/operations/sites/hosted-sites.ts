import { formatReport, kindOfProblems, hasWarnings } from '../../check/format-report';
import type { CheckedSite } from '../../engine/site/checked-site';
import { createQueue, type Queue } from '../../server/jobs/queue';
import type { Log } from '../../server/log';
import type { AppSwitch } from '../../server/start/reload/app-switch';
import type { OpenSite } from '../../server/start/reload/open-site';
import type { SiteRead } from '../../server/site/read-site';
import type { SiteEntry } from './site-directory';

/** `invalid`: its config or content has errors; `failed`: its data could not be opened. */
export type HostedState = 'closed' | 'opening' | 'open' | 'invalid' | 'failed';

/** The sites of one process: opened on the first request, closed when nobody uses them. */
export interface HostedSites {
  /** The site, if it is open; costs no I/O. */
  readonly current: (entry: SiteEntry) => AppSwitch | undefined;
  /** Opens a site; undefined for one that is invalid or cannot be opened, which is tried again after some seconds. */
  readonly open: (entry: SiteEntry) => Promise<AppSwitch | undefined>;
  readonly stateOf: (entry: SiteEntry) => HostedState;
  /** Has the open sites read again what all of them share. */
  readonly noteChange: () => void;
  /** Closes the sites that are not in the list, and remembers what it says of the others. */
  readonly retain: (entries: readonly SiteEntry[]) => void;
  /** Closes all sites; later calls of `open` resolve with undefined. */
  readonly close: () => Promise<void>;
}

export interface HostedSitesOptions {
  readonly read: (entry: SiteEntry) => Promise<SiteRead>;
  readonly openSite: (entry: SiteEntry, checked: CheckedSite) => Promise<OpenSite>;
  readonly log: Log;
  /** Number of sites that may be open; the one that was used longest ago is closed. Those always open do not count. */
  readonly maxOpen: number;
  /** Time in ms without a request after which a site is closed. */
  readonly idleMs: number;
  /** Milliseconds on a clock that never goes back. */
  readonly clock?: () => number;
}

/** A site that was requested. */
interface Slot {
  /** As it was read last. */
  entry: SiteEntry;
  state: HostedState;
  site: OpenSite | null;
  /** Of the opening or closing in progress. */
  work: Promise<void> | null;
  usedAt: number;
  failedAt: number;
  /** The report of the last opening, which is not logged again. */
  report: string;
}

interface State extends Required<HostedSitesOptions> {
  /** By name of the site. */
  readonly slots: Map<string, Slot>;
  /** Sites are opened one after the other, so that those that are open keep most of the processor. */
  readonly turns: Queue;
  isClosed: boolean;
}

/** Time after which a site that could not be opened is tried again, in ms. */
const retryMs = 5_000;

async function openNow(state: State, slot: Slot): Promise<void> {
  const { entry } = slot;
  const { site, problems } = await state.read(entry);
  const report = problems.length > 0 ? formatReport(problems) : '';
  if (hasWarnings(problems) && report !== slot.report) {
    state.log.warn({ site: entry.name, report }, `the site has ${kindOfProblems(problems)}`);
  }
  slot.report = report;
  if (!site) {
    slot.state = 'invalid';
    return;
  }
  const opened = await state.openSite(entry, site);
  if (state.isClosed) return opened.close();
  slot.site = opened;
  slot.state = 'open';
}

async function openSlot(state: State, slot: Slot): Promise<void> {
  try {
    await state.turns.run(async () => {
      if (!state.isClosed) await openNow(state, slot);
    });
  } catch (err) {
    slot.state = 'failed';
    state.log.warn({ err, site: slot.entry.name }, 'the site cannot be opened');
  } finally {
    slot.failedAt = state.clock();
    slot.usedAt = slot.failedAt;
    slot.work = null;
  }
}

async function closeSlot(state: State, slot: Slot): Promise<void> {
  const { site } = slot;
  if (!site) return;
  slot.site = null;
  slot.state = 'closed';
  slot.work = site
    .close()
    .catch((err: unknown) => state.log.warn({ err, site: slot.entry.name }, 'the site cannot be closed'))
    .then(() => {
      slot.work = null;
    });
  await slot.work;
}

/** Closes the sites without a request in progress that are beyond the limit, or that nobody has used for some time. */
function closeUnused(state: State): void {
  const open = [...state.slots.values()].filter(({ site, entry }) => site && !entry.isAlwaysOpen);
  open.sort((a, b) => b.usedAt - a.usedAt);
  const now = state.clock();
  for (const [index, slot] of open.entries()) {
    const isUnused = index >= state.maxOpen || now - slot.usedAt > state.idleMs;
    if (isUnused && slot.site?.apps.isBusy() === false) void closeSlot(state, slot);
  }
}

function retain(state: State, entries: readonly SiteEntry[]): void {
  const known = new Map(entries.map((entry) => [entry.name, entry]));
  for (const [name, slot] of state.slots) {
    const entry = known.get(name);
    if (entry) slot.entry = entry;
    else void closeSlot(state, slot);
  }
}

function slotOf({ slots }: State, entry: SiteEntry): Slot {
  const known = slots.get(entry.name);
  if (known) {
    known.entry = entry;
    return known;
  }
  const slot: Slot = { entry, state: 'closed', site: null, work: null, usedAt: 0, failedAt: 0, report: '' };
  slots.set(entry.name, slot);
  return slot;
}

async function open(state: State, entry: SiteEntry): Promise<AppSwitch | undefined> {
  const slot = slotOf(state, entry);
  const hasFailed = slot.state === 'invalid' || slot.state === 'failed';
  if (hasFailed && state.clock() - slot.failedAt < retryMs) return undefined;
  if (slot.state === 'closed' && slot.work) await slot.work;
  if (!slot.site && !state.isClosed) {
    if (!slot.work) slot.state = 'opening';
    slot.work ??= openSlot(state, slot);
    await slot.work;
    closeUnused(state);
  }
  return slot.site?.apps;
}

/** Hosts sites; each is opened when it is first asked for. */
export function hostSites(options: HostedSitesOptions): HostedSites {
  const state: State = {
    clock: () => performance.now(),
    ...options,
    slots: new Map(),
    turns: createQueue({ concurrency: 1 }),
    isClosed: false,
  };
  const timer = setInterval(() => closeUnused(state), Math.min(options.idleMs, 60_000)).unref();
  return {
    current: ({ name }) => {
      const slot = state.slots.get(name);
      if (!slot?.site) return undefined;
      slot.usedAt = state.clock();
      return slot.site.apps;
    },
    open: (entry) => open(state, entry),
    retain: (entries) => retain(state, entries),
    noteChange: () => {
      for (const { site } of state.slots.values()) site?.noteChange();
    },
    stateOf: ({ name }) => state.slots.get(name)?.state ?? 'closed',
    close: async () => {
      state.isClosed = true;
      clearInterval(timer);
      const slots = [...state.slots.values()];
      for (const { work } of slots) await work;
      await Promise.all(slots.map((slot) => closeSlot(state, slot)));
    },
  };
}
