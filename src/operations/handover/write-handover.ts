import { copyFile, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { CommandError } from '../../server/command-line';
import { journalFile } from '../../desk/server/content/publish/journal';
import { openSharedUploads } from '../../desk/server/files/shared-uploads';
import type { People } from '../../desk/server/people';
import { openDesk } from '../../desk/server/open-desk';
import { exists, writeFileAtomically } from '../../server/files/write-file';
import { hasDatabase, openDatabase } from '../../server/database/open-database';
import type { StoreTables } from '../../server/submissions/store/database';
import { packArchive, places } from './archive';
import { checksumFile, checksumOf, writeChecksums } from './checksums';
import { type FileStates, isContentFile, listFiles } from './content-files';
import type { HandoverPlace } from './handover-place';
import { handoverReadme } from './handover-readme';
import { handoverFormat, manifestFile, readEngine, readmeFile } from './manifest';
import { writePhotos } from './photo-files';
import { contentFolderOf, readSiteSettings } from './site-settings';
import { deskTables, readTables, storeTables, type TableRows } from './site-tables';

/** Content and target of a handover. */
export interface HandoverRequest {
  readonly place: HandoverPlace;
  /** File that receives the archive; it must not exist. */
  readonly out: string;
  /** Hosts that the site had earlier, whose submissions are included. */
  readonly earlier: readonly string[];
  readonly engineFolder: string;
  readonly now: Date;
  /** Who reads the submissions, as the log of the desk names it. */
  readonly reader?: string;
  /** Receives a line at the start of each step. */
  readonly say?: (line: string) => void;
}

/** Result of a handover. */
export interface HandoverSummary {
  readonly site: string;
  readonly files: number;
  readonly hasHistory: boolean;
  readonly submissions: number;
  readonly people: number;
  /** Of the archive. */
  readonly bytes: number;
  /** SHA-256 of the archive. */
  readonly checksum: string;
  /** Symbolic links in the content folder, which are left out. */
  readonly links: readonly string[];
  /** Other hosts that the database has submissions to. */
  readonly otherHosts: readonly string[];
}

interface SiteData {
  readonly tables: TableRows;
  readonly people: Awaited<ReturnType<People['list']>>;
  readonly otherHosts: readonly string[];
}

async function readStore(place: HandoverPlace, sites: readonly string[]) {
  const driver = await openDatabase(place);
  try {
    return await driver.run(async (database) => {
      const hosts = await database
        .withTables<StoreTables>()
        .selectFrom('submissions')
        .select('site')
        .distinct()
        .execute();
      const tables = await readTables(database, storeTables, sites);
      return { tables, otherHosts: hosts.map(({ site }) => site).filter((site) => !sites.includes(site)) };
    });
  } finally {
    await driver.close();
  }
}

/** Reads what the databases have of a site; a site that has never run has none. */
async function readData(
  place: HandoverPlace,
  publicAddress: string,
  sites: readonly string[],
  reader: string,
): Promise<SiteData> {
  if (!hasDatabase(place)) return { tables: new Map(), people: [], otherHosts: [] };
  const { tables, otherHosts } = await readStore(place, sites);
  const desk = await openDesk({ ...place, publicAddress });
  try {
    await desk.log.add(reader, 'exported', String(tables.get('submissions')?.length ?? 0));
    const ofDesk = await readTables(desk.database.db, deskTables, sites);
    return { tables: new Map([...tables, ...ofDesk]), people: await desk.people.list(), otherHosts };
  } finally {
    await desk.close();
  }
}

async function copyFiles(from: string, files: FileStates, to: string): Promise<void> {
  for (const file of files.keys()) {
    const target = join(to, file);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(from, file), target);
    const { atime, mtime } = await stat(join(from, file));
    await utimes(target, atime, mtime);
  }
}

const afterAll = new Date('9999-12-31');

/** Writes the files that instances share in their database, of which the data folder has those of this instance only. */
async function writeShared(place: HandoverPlace, publicAddress: string, to: string): Promise<void> {
  if (place.databaseUrl === undefined) return;
  const desk = await openDesk({ ...place, publicAddress });
  try {
    const shared = openSharedUploads(desk.database, desk.site, () => new Date());
    for (const file of await shared.sentBefore(afterAll)) {
      const bytes = await shared.read(file);
      if (bytes && isContentFile(file)) await writeFileAtomically(join(to, file), bytes);
    }
  } finally {
    await desk.close();
  }
}

const isSame = (before: FileStates, after: FileStates): boolean =>
  before.size === after.size && [...before].every(([file, state]) => after.get(file) === state);

const changedMeanwhile = 'The content changed while it was copied. Call the command again.';

/** Copies the files of a content folder that are handed over. @throws CommandError when somebody changes them meanwhile */
async function copyContent(folder: string, to: string) {
  if (await exists(join(folder, journalFile)))
    throw new CommandError(
      'A publication is in progress, or was interrupted: start the server, which completes it, and call the command again.',
    );
  const listed = await listFiles(folder, isContentFile);
  // An archive without content would look like a complete one.
  if ([...listed.files.keys()].every((file) => file.startsWith('.git/')))
    throw new CommandError('The content folder is missing or empty.');
  await mkdir(to, { recursive: true });
  await copyFiles(folder, listed.files, to).catch((error: unknown) => {
    throw new CommandError(changedMeanwhile, { cause: error });
  });
  if (!isSame(listed.files, (await listFiles(folder, isContentFile)).files))
    throw new CommandError(changedMeanwhile);
  return listed;
}

async function writeData(stage: string, { tables, people }: SiteData): Promise<void> {
  await mkdir(join(stage, places.tables), { recursive: true });
  for (const [name, rows] of tables) {
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    await writeFile(join(stage, places.tables, `${name}.jsonl`), text);
  }
  await writeFile(join(stage, places.people), `${JSON.stringify(people, null, 2)}\n`);
}

async function fillStage(stage: string, request: HandoverRequest) {
  const { place, earlier, engineFolder, now, reader = 'npm run handover', say } = request;
  const text = await readFile(place.config, 'utf8').catch(() => {
    throw new CommandError(`${place.config} cannot be read (SITE_CONFIG, or --site with SITES_DIR).`);
  });
  const settings = readSiteSettings(text, place.config);
  const { site, publicAddress } = settings;
  say?.('Copying the content …');
  const content = await copyContent(contentFolderOf(place.config, settings), join(stage, places.content));
  await writeFile(join(stage, places.config), text);
  const uploads = join(place.dataDir, 'desk', 'files');
  await copyFiles(uploads, (await listFiles(uploads, isContentFile)).files, join(stage, places.uploads));
  await writeShared(place, publicAddress, join(stage, places.uploads));
  say?.(`Reading the database of ${site} …`);
  const data = await readData(place, publicAddress, [site, ...earlier], reader);
  await writeData(stage, data);
  await writePhotos(place, [site, ...earlier], join(stage, places.photos));
  const hasHistory = content.files.has('.git/HEAD');
  const manifest = {
    ...{ format: handoverFormat, site, earlier: [...earlier], createdAt: now.toISOString() },
    engine: await readEngine(engineFolder),
    node: process.versions.node,
    hasHistory,
    rows: Object.fromEntries([...data.tables].map(([name, rows]) => [name, rows.length])),
  };
  await writeFile(join(stage, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(stage, readmeFile), handoverReadme(manifest));
  await writeFile(join(stage, checksumFile), await writeChecksums(stage));
  return { site, content, data, hasHistory };
}

/**
 * Writes everything that a successor needs of a site into an archive.
 * @throws CommandError where the site cannot be read, or the archive exists
 */
export async function writeHandover(request: HandoverRequest): Promise<HandoverSummary> {
  const out = resolve(request.out);
  if (await exists(out)) throw new CommandError(`${request.out} exists. Name another file.`);
  const stage = await mkdtemp(join(dirname(out), '.handover-')).catch(() => {
    throw new CommandError(`The folder of ${request.out} cannot be written.`);
  });
  try {
    const { site, content, data, hasHistory } = await fillStage(stage, request);
    request.say?.('Packing the archive …');
    await packArchive(stage, out);
    return {
      site,
      files: [...content.files.keys()].filter((file) => !file.startsWith('.git/')).length,
      hasHistory,
      submissions: data.tables.get('submissions')?.length ?? 0,
      people: data.people.length,
      bytes: (await stat(out)).size,
      checksum: await checksumOf(out),
      links: content.links,
      otherHosts: data.otherHosts,
    };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
