import type { FastifyInstance } from 'fastify';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Environment } from '../environment';
import { UnusableDatabaseError, unusableDatabase } from '../database/unusable-database';
import { openSharedDatabase, type SharedDatabase } from '../database/shared/shared-database';
import { possibleMoves, takeOverMove } from '../database/move-site';
import type { SiteDatabase } from '../database/site-database';
import { describeDatabase, openDatabase } from '../database/open-database';
import type { SubmissionStore } from '../submissions/store/store';
import { storeOver } from '../submissions/store/open-store';

/** Databases of an app; they end with it, after everything that is opened later. */
export interface Databases {
  readonly database: Pick<SiteDatabase, 'type' | 'run'>;
  readonly store: SubmissionStore;
  /** Shared by instances beside submissions; null with an embedded database, which one instance uses. */
  readonly shared: SharedDatabase | null;
}

function openShared(
  { databaseUrl }: Environment,
  { publicAddress }: CheckedSite['config'],
  app: FastifyInstance,
): SharedDatabase | null {
  if (databaseUrl === undefined) return null;
  const shared = openSharedDatabase({ databaseUrl, site: new URL(publicAddress).host, log: app.log });
  app.addHook('onClose', () => shared.close());
  return shared;
}

/** The error of a database, with the variable that selects it. */
function unopened(environment: Environment, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${describeDatabase(environment)} cannot be opened: ${reason}`, { cause });
}

const namedSites = 5;

/** Says what became of the rows of a site whose public address was changed. */
async function noticeMove(database: SiteDatabase, site: string, app: FastifyInstance): Promise<void> {
  const former = await takeOverMove(database, site);
  if (former !== null)
    app.log.warn(
      `the public address was ${former}: its submissions, people and drafts are now those of ${site}`,
    );
  const others = await possibleMoves(database, site);
  if (others.length > 0)
    app.log.warn(
      `the database has nothing of ${site}. If the public address was changed, npm run desk -- move OLD_ADDRESS takes over the people, drafts and submissions of one of: ${others.slice(0, namedSites).join(', ')}`,
    );
}

/** Opens the databases and brings their tables up to date. @throws an error that names the variable when that fails */
export async function openDatabases(
  environment: Environment,
  { config }: CheckedSite,
  app: FastifyInstance,
): Promise<Databases> {
  const onLost = (code: string) => {
    app.log.warn(`the database connection was lost: ${code}`);
  };
  const site = new URL(config.publicAddress).host;
  const opening = openDatabase({ ...environment, onLost }).then(async (database) => {
    await noticeMove(database, site, app).catch((err: unknown) => {
      app.log.warn({ err }, 'it is not known whether the public address of the site was changed');
    });
    return database;
  });
  const driver = await opening.catch((error: unknown) => {
    if (!(error instanceof UnusableDatabaseError)) throw unopened(environment, error);
    app.log.error(
      { code: error.code },
      `${unopened(environment, error).message} The public pages are served; forms and the desk are not until it is repaired and the site is restarted.`,
    );
    return unusableDatabase(error);
  });
  app.addHook('onClose', () => driver.close());
  return {
    database: driver,
    store: storeOver(driver, config.submissions?.notify !== undefined),
    shared: openShared(environment, config, app),
  };
}
