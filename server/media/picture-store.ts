import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { pictureWidths } from '../../src/ui/media-address';
import type { AddressBase } from '../fit-address';
import type { Log } from '../log';
import { makePicture, shrink } from './make-picture';
import { openPictureIndex, type PictureIndex } from './picture-index';
import { mediaTypes, readPictureName } from './picture-name';
import { readPictureString } from './picture-string';
import { singleFlight } from '../single-flight';
import { exists, writeWhole } from './write-file';

/** The pictures of a site as files with a lasting address, in a folder of their own. */
export interface PictureStore {
  /**
   * The servable address of what an image field holds (readings, 3): `/media/…` for a picture itself, the address
   * as it is for one from elsewhere, null for none or a broken one. A relative address is resolved against the base.
   */
  addressOf(value: string, base: AddressBase): Promise<string | null>;
  /** The same for a value of the site config or its content; `pictures/x.webp` is a file of the content folder. */
  addressOfContent(value: string, folder: string): Promise<string | null>;
  /** Path on disk of `/media/<name>`; null when there is none. */
  find(name: string): Promise<string | null>;
  /** Path on disk of `/media/<width>/<name>`, made when it is not there yet; null when there is no such picture or width. */
  findSmaller(width: string, name: string): Promise<string | null>;
  /** Settles when nothing is left to be written. */
  saved(): Promise<void>;
}

interface Store {
  readonly folder: string;
  readonly log: Log;
  readonly index: PictureIndex;
  readonly flight: ReturnType<typeof singleFlight<string | null>>;
  /** Hash of the source → name, for this run. */
  readonly names: Map<string, string>;
  /** Content files that the operator was told about. */
  readonly told: Set<string>;
}

const addressOfName = (name: string | null): string | null => (name === null ? null : `/media/${name}`);

async function keepNew({ folder, names }: Store, hash: string, bytes: Buffer): Promise<string | null> {
  const made = await makePicture(bytes);
  if (!made) return null;
  const name = `${hash}-${made.width}x${made.height}.${made.extension}`;
  const path = join(folder, name);
  if (!(await exists(path))) await writeWhole(path, made.bytes);
  names.set(hash, name);
  return name;
}

/** Keeps a picture under the hash of its source; its name, or null when it is broken. */
function keep(store: Store, bytes: Buffer): Promise<string | null> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const known = store.names.get(hash);
  return known === undefined ? store.flight(hash, () => keepNew(store, hash, bytes)) : Promise.resolve(known);
}

async function keepFile(store: Store, path: string): Promise<string | null> {
  const { mtimeMs, size } = await stat(path);
  const key = `${path}|${mtimeMs}|${size}`;
  const known = store.index.get(key);
  if (known !== undefined && (await exists(join(store.folder, known)))) return known;
  const name = await keep(store, await readFile(path));
  if (name !== null) store.index.set(key, name);
  return name;
}

function tellMissing({ told, log }: Store, value: string): void {
  if (told.has(value)) return;
  told.add(value);
  log.warn(`${value}: there is no such picture in the content folder, or it is broken`);
}

async function addressOfFile(store: Store, folder: string, value: string): Promise<string | null> {
  const path = resolve(folder, value);
  if (!path.startsWith(resolve(folder) + sep)) return null;
  const name = await store.flight(path, () => keepFile(store, path)).catch(() => null);
  if (name === null) tellMissing(store, value);
  return addressOfName(name);
}

async function addressOf(store: Store, value: string, base: AddressBase): Promise<string | null> {
  const picture = readPictureString(value, base);
  if (picture?.kind !== 'bytes') return picture?.address ?? null;
  return addressOfName(await keep(store, picture.bytes).catch(() => tellLost(store)));
}

function tellLost({ folder, log }: Store): null {
  log.warn(`a picture could not be written to ${folder}`);
  return null;
}

function addressOfContent(store: Store, value: string, folder: string): Promise<string | null> {
  const isFile = value.startsWith('pictures/');
  return isFile ? addressOfFile(store, folder, value) : addressOf(store, value, null);
}

async function find({ folder }: Store, name: string): Promise<string | null> {
  const path = join(folder, name);
  return readPictureName(name) && (await exists(path)) ? path : null;
}

/** The picture itself of a name whose extension may be another. */
async function findWhole(store: Store, stem: string): Promise<string | null> {
  const paths = await Promise.all(
    Object.keys(mediaTypes).map((extension) => find(store, `${stem}.${extension}`)),
  );
  return paths.find((path) => path !== null) ?? null;
}

async function makeSmaller(store: Store, width: number, stem: string, path: string): Promise<string | null> {
  const whole = await findWhole(store, stem);
  if (whole === null) return null;
  const made = await shrink(whole, width).catch(() => null);
  if (!made) return null;
  await writeWhole(path, made.bytes);
  return path;
}

async function findSmaller(store: Store, asked: string, name: string): Promise<string | null> {
  const picture = readPictureName(name);
  const width = pictureWidths.find((one) => String(one) === asked);
  if (width === undefined || picture?.extension !== 'webp' || picture.width <= width) return null;
  const path = join(store.folder, asked, name);
  if (await exists(path)) return path;
  return store.flight(path, () => makeSmaller(store, width, picture.stem, path));
}

/** Opens the store in `<dataDir>/media`. */
export async function openPictureStore(dataDir: string, log: Log): Promise<PictureStore> {
  const folder = resolve(dataDir, 'media');
  const index = await openPictureIndex(join(folder, 'index.json'));
  const store: Store = { folder, log, index, flight: singleFlight(), names: new Map(), told: new Set() };
  return {
    addressOf: (value, base) => addressOf(store, value, base),
    addressOfContent: (value, content) => addressOfContent(store, value, content),
    find: (name) => find(store, name),
    findSmaller: (width, name) => findSmaller(store, width, name),
    saved: () => index.saved(),
  };
}
