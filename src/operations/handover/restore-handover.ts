import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../engine/json/json';
import { isRole } from '../../desk/api/roles';
import { CommandError } from '../../server/command-line';
import { openSharedUploads } from '../../desk/server/files/shared-uploads';
import { type Desk, openDesk } from '../../desk/server/open-desk';
import { freeSpaceOf, reservedSpace } from '../../server/files/bounded-folder';
import { exists } from '../../server/files/write-file';
import { openDatabase } from '../../server/database/open-database';
import type { SiteDatabase } from '../../server/database/site-database';
import { type ArchiveLimits, archiveLimits, checkArchive, places, unpackArchive } from './archive';
import { verifyChecksums } from './checksums';
import { isContentFile, listFiles, placeContent } from './content-files';
import { bodySchema } from '../../server/submissions/store/database';
import { searchText } from '../../engine/form/search-text';
import type { HandoverPlace } from './handover-place';
import { type Manifest, readHandoverManifest } from './manifest';
import { placePhotos } from './photo-files';
import { contentFolderOf, readSiteSettings } from './site-settings';
import {
  addRows,
  checkColumns,
  deskTables,
  hasRows,
  removeRows,
  storeTables,
  tableRow,
  type TableRow,
  type TableRows,
} from './site-tables';

/** Source and target of a restoration. */
export interface RestoreRequest {
  readonly archive: string;
  readonly place: HandoverPlace;
  readonly limits?: ArchiveLimits;
  /** Receives a line at the start of each step. */
  readonly say?: (line: string) => void;
}

/** Result of a restoration. */
export interface Restored {
  readonly manifest: Manifest;
  readonly publicAddress: string;
  /** Links by which the people of the desk choose a password, by their names. */
  readonly invitations: readonly { readonly name: string; readonly role: string; readonly token: string }[];
}

/** A handover in a folder. */
interface Unpacked {
  readonly manifest: Manifest;
  readonly config: string;
  readonly publicAddress: string;
  /** Absolute path of the content folder to be. */
  readonly content: string;
  readonly store: TableRows;
  readonly desk: TableRows;
  readonly people: z.infer<typeof peopleFile>;
}

/** People of the desk; archives of earlier versions have names and roles only. */
const peopleFile = z.array(
  z.object({
    name: z.string(),
    role: z.string(),
    mobile: z.string().default(''),
    shortName: z.string().default(''),
  }),
);

async function readRows(stage: string, tables: readonly string[], manifest: Manifest): Promise<TableRows> {
  const sites = [manifest.site, ...manifest.earlier];
  const read = new Map<string, TableRows extends ReadonlyMap<string, infer Rows> ? Rows : never>();
  for (const name of tables) {
    const text = await readFile(join(stage, places.tables, `${name}.jsonl`), 'utf8').catch(() => '');
    const rows = z.array(tableRow).safeParse(text.split('\n').filter(Boolean).map(parseJson));
    const isOwn = rows.data?.every(({ site }) => typeof site === 'string' && sites.includes(site));
    if (isOwn !== true)
      throw new CommandError(`The archive is refused: its ${name} are not of ${manifest.site}.`);
    read.set(name, rows.data ?? []);
  }
  return read;
}

/** Adds what the inbox searches, which archives of version 0.1.0 do not have. */
function withSearch(tables: TableRows): TableRows {
  const rows = tables.get('submissions') ?? [];
  const bodyOf = ({ body }: TableRow) => bodySchema.parse(parseJson(String(body)));
  return new Map([
    ...tables,
    ['submissions', rows.map((row) => ({ ...row, search: searchText(bodyOf(row)) }))],
  ]);
}

async function readUnpacked(stage: string, place: HandoverPlace): Promise<Unpacked> {
  await verifyChecksums(stage);
  const manifest = await readHandoverManifest(stage);
  const config = await readFile(join(stage, places.config), 'utf8');
  const settings = readSiteSettings(config, places.config);
  if (settings.site !== manifest.site)
    throw new CommandError(
      `The archive is refused: its config is of ${settings.site}, its data of ${manifest.site}.`,
    );
  const people = peopleFile.safeParse(parseJson(await readFile(join(stage, places.people), 'utf8')));
  if (!people.success) throw new CommandError('The archive is refused: its people cannot be read.');
  return {
    manifest,
    config,
    publicAddress: settings.publicAddress,
    content: resolve(contentFolderOf(place.config, settings)),
    store: withSearch(await readRows(stage, storeTables, manifest)),
    desk: await readRows(stage, deskTables, manifest),
    people: people.data,
  };
}

async function refuseFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) throw new CommandError(`${folder} is not empty; nothing was changed.`);
}

const uploadsOf = ({ dataDir }: HandoverPlace): string => join(dataDir, 'desk', 'files');

/** Refuses a place that has a site or its data. */
async function refuseOccupied(driver: SiteDatabase, desk: Desk, unpacked: Unpacked): Promise<void> {
  const sites = [unpacked.manifest.site, ...unpacked.manifest.earlier];
  const isUsed =
    (await driver.run((database) => hasRows(database, storeTables, sites))) ||
    (await hasRows(desk.database.db, deskTables, sites)) ||
    (await desk.people.list()).length > 0;
  if (isUsed)
    throw new CommandError(
      `The database has data of ${unpacked.manifest.site} already; nothing was changed. Choose an empty DATA_DIR or DATABASE_URL.`,
    );
  await driver.run((database) => checkColumns(database, unpacked.store));
  await checkColumns(desk.database.db, unpacked.desk);
}

interface Target {
  readonly place: HandoverPlace;
  readonly driver: SiteDatabase;
  readonly desk: Desk;
}

/** Places the files that are not published yet, with PostgreSQL for all instances. */
async function placeUploads(stage: string, { place, desk }: Target): Promise<void> {
  const from = join(stage, places.uploads);
  if (!(await exists(from))) return;
  await cp(from, uploadsOf(place), { recursive: true, preserveTimestamps: true });
  if (place.databaseUrl === undefined) return;
  const shared = openSharedUploads(desk.database, desk.site, () => new Date());
  const { files } = await listFiles(from, isContentFile);
  for (const file of files.keys()) await shared.add(file, await readFile(join(from, file)));
}

/** Removes what was placed before an error; all of it was missing before. */
async function undo({ place, driver, desk }: Target, { content, manifest }: Unpacked): Promise<void> {
  const sites = [manifest.site, ...manifest.earlier];
  await rm(content, { recursive: true, force: true });
  await rm(uploadsOf(place), { recursive: true, force: true });
  await driver.run((database) => removeRows(database, [...storeTables, 'submission_photos'], sites));
  await removeRows(desk.database.db, [...deskTables, 'desk_files'], sites);
}

/** Places all, the config last: a running server with a folder of sites finds the site when it is complete. */
async function placeAll(stage: string, target: Target, unpacked: Unpacked): Promise<void> {
  const { place, driver, desk } = target;
  try {
    await placeContent(join(stage, places.content), unpacked.content, unpacked.manifest.hasHistory);
    await placeUploads(stage, target);
    await driver.run((database) => addRows(database, unpacked.store));
    await placePhotos(driver, join(stage, places.photos));
    await desk.database.db.transaction().execute((transaction) => addRows(transaction, unpacked.desk));
    await writeFile(place.config, unpacked.config, { flag: 'wx' });
  } catch (error) {
    await undo(target, unpacked);
    throw error;
  }
}

async function inviteAll({ people }: Desk, list: Unpacked['people']): Promise<Restored['invitations']> {
  const invitations = [];
  for (const { name, role, ...names } of list)
    if (isRole(role)) invitations.push({ name, role, token: await people.invite(name, role, names) });
  return invitations;
}

async function restoreUnpacked(
  stage: string,
  place: HandoverPlace,
  say: RestoreRequest['say'],
): Promise<Restored> {
  say?.('Checking its files …');
  const unpacked = await readUnpacked(stage, place);
  await refuseFolder(unpacked.content);
  await refuseFolder(uploadsOf(place));
  const { manifest, publicAddress } = unpacked;
  const driver = await openDatabase(place);
  try {
    const desk = await openDesk({ ...place, publicAddress });
    try {
      await refuseOccupied(driver, desk, unpacked);
      say?.(`Placing the content and the data of ${manifest.site} …`);
      await placeAll(stage, { place, driver, desk }, unpacked);
      return { manifest, publicAddress, invitations: await inviteAll(desk, unpacked.people) };
    } finally {
      await desk.close();
    }
  } finally {
    await driver.close();
  }
}

/**
 * Restores a site where there is none (B10.13.3).
 * @throws CommandError for an archive that is damaged, too large or not expected, and where something would be overwritten
 */
export async function restoreHandover({
  archive,
  place,
  limits = archiveLimits,
  say,
}: RestoreRequest): Promise<Restored> {
  if (!(await exists(archive))) throw new CommandError(`There is no ${archive}.`);
  if (await exists(place.config))
    throw new CommandError(
      `${place.config} exists; nothing was changed. SITE_CONFIG, or --site with SITES_DIR, names where the site is to be.`,
    );
  const bytes = await checkArchive(archive, limits);
  const folder = dirname(resolve(place.config));
  await mkdir(folder, { recursive: true });
  if ((await freeSpaceOf(folder)) - bytes < reservedSpace)
    throw new CommandError(
      `The disk of ${folder} has no room for the ${Math.ceil(bytes / 1_000_000)} MB of the archive.`,
    );
  const stage = await mkdtemp(join(folder, '.handover-'));
  try {
    say?.(`Unpacking ${Math.ceil(bytes / 1_000_000)} MB …`);
    await unpackArchive(archive, stage);
    return await restoreUnpacked(stage, place, say);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
