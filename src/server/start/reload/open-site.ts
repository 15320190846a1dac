import type { FastifyInstance } from 'fastify';
import { formatReport, kindOfProblems, hasWarnings } from '../../../check/format-report';
import { createServer } from '../create-server';
import type { ServerOptions } from '../server-options';
import { defaultLimits } from '../../http/limits';
import { dayInTimeZone } from '../../../engine/time/time-zone';
import type { Metrics } from '../../monitoring/metrics';
import { readServedSite, type SitePlace } from '../../site/read-site';
import { createKeptSiteFiles } from '../../site/site-files';
import { createAppSwitch, type AppSwitch } from './app-switch';
import { type ChangeQueue, createChangeQueue } from './change-queue';
import { watchSite, type SiteWatch } from './watch-site';

export interface OpenSiteOptions extends Omit<ServerOptions, 'keptSiteFiles'> {
  readonly place: SitePlace;
  readonly metrics: Metrics;
  /** Time in ms without a change of files before the site is read again. */
  readonly quietMs?: number;
  /** Time in ms between two looks at the clock for the end of a text of the district. */
  readonly clockMs?: number;
  /** Longest time in ms that the server of an old site stays open for requests in progress. */
  readonly drainMs?: number;
  /** Runs a reload; sites of one process reload one after the other when what they share has changed. */
  readonly reloadInTurn?: (reload: () => Promise<void>) => Promise<void>;
}

/** A site that answers requests until it is closed. */
export interface OpenSite {
  readonly apps: AppSwitch;
  /** Notes that something outside of its folder has changed. */
  readonly noteChange: () => void;
  /** Ends the reloads, then the server; open requests get some seconds. */
  readonly close: () => Promise<void>;
}

interface State {
  readonly options: OpenSiteOptions & ServerOptions;
  readonly apps: AppSwitch;
  /** As the site that is served has it. */
  districtTextsUntil: string | undefined;
  isClosed: boolean;
}

async function openApp(options: ServerOptions): Promise<FastifyInstance> {
  const app = await createServer(options);
  try {
    await app.ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Reads the site; again when it has folders in which changes may have been missed meanwhile. */
async function readFollowed({ place, desk }: OpenSiteOptions, files: SiteWatch) {
  const { readWhole = readServedSite } = desk ?? {};
  let read = await readWhole(place);
  while (await files.follow(read.folder)) read = await readWhole(place);
  return read;
}

async function reload(state: State, files: SiteWatch): Promise<void> {
  const { options, apps } = state;
  const { metrics } = options;
  const { site, problems } = await readFollowed(options, files);
  const { log } = apps.current();
  if (!site) {
    metrics.reload('invalid');
    log.warn({ report: formatReport(problems) }, 'the changed site has errors; the old one is served');
    return;
  }
  const next = await openApp({ ...options, checked: site });
  if (state.isClosed) return next.close();
  apps.swap(next);
  state.districtTextsUntil = site.districtTextsUntil;
  metrics.reload('ok');
  next.log.info('the changed site is served');
  if (hasWarnings(problems))
    next.log.warn({ report: formatReport(problems) }, `the changed site has ${kindOfProblems(problems)}`);
}

/** Notes the end of a text of the district once it is past. The clock is looked at, since it may be set. */
function noteEnds(state: State, note: () => void): NodeJS.Timeout {
  const { now = () => new Date(), checked, clockMs = 30_000 } = state.options;
  const look = () => {
    const { districtTextsUntil: until } = state;
    if (until === undefined || dayInTimeZone(checked.config.timeZone, now()) <= until) return;
    // A site that has errors meanwhile is not read again and again.
    state.districtTextsUntil = undefined;
    note();
  };
  return setInterval(look, clockMs).unref();
}

/** Reloads the site whenever its files change or a text of its district has ended, until it is stopped. */
async function reloadOnChange(state: State): Promise<ChangeQueue> {
  const { options, apps } = state;
  const { reloadInTurn = (work) => work() } = options;
  const onFailure = (err: unknown) => {
    apps.current().log.warn({ err }, 'files cannot be watched; changes of the site are seen after a restart');
  };
  const changes = createChangeQueue(
    () =>
      reloadInTurn(() => reload(state, files)).catch((err: unknown) => {
        options.metrics.reload('failed');
        apps.current().log.warn({ err }, 'the changed site could not be loaded; the old one is served');
      }),
    options.quietMs ?? 200,
  );
  const files = watchSite({ config: options.place.config, onChange: changes.note, onFailure });
  await files.follow(options.checked.folder);
  const looks = noteEnds(state, changes.note);
  return {
    note: changes.note,
    stop: () => {
      clearInterval(looks);
      changes.stop();
      files.close();
    },
  };
}

/**
 * Opens a checked site without listening, and opens it anew when its config or content changes (decision 0024): `checked`
 * is the first version. Rejects when its data cannot be opened.
 */
export async function openSite(given: OpenSiteOptions): Promise<OpenSite> {
  const options = { ...given, keptSiteFiles: createKeptSiteFiles() };
  const limits = { ...defaultLimits, ...options.limits };
  const apps = createAppSwitch(await openApp(options), { limits, drainMs: options.drainMs ?? 10_000 });
  const { districtTextsUntil } = options.checked;
  const state: State = { options, apps, districtTextsUntil, isClosed: false };
  const reloads = options.environment.contentReload ? await reloadOnChange(state) : null;
  const close = async () => {
    state.isClosed = true;
    reloads?.stop();
    await apps.close();
  };
  return { apps, noteChange: () => reloads?.note(), close };
}
