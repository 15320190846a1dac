import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { otherFormat } from '../../engine/picture/file-format';
import { inEnglish, sentence } from '../../check/sentences/sentence';
import { mediaTypes, parsePictureName } from '../../engine/picture/picture-name';
import { versionFormats, versionWidths } from '../../engine/picture/picture-url';
import type { UrlBase } from '../../engine/url/safe-url';
import { type BoundedMap, boundedMap } from '../jobs/bounded-map';
import { type BoundedFolder, type BoundedFolderOptions, openBoundedFolder } from '../files/bounded-folder';
import { contentHash } from '../files/content-hash';
import { pathInFolder } from '../files/path-in-folder';
import type { Log } from '../log';
import type { Metrics } from '../monitoring/metrics';
import { shareFolder } from '../database/shared/share-folder';
import type { SharedDatabase } from '../database/shared/shared-database';
import { openSharedFiles } from '../database/shared/shared-files';
import { type Conversions, convert, failureTime, type Kept, store as storePicture } from './conversions';
import { type DocumentStore, openDocumentStore } from './document-store';
import { type FileIndex, openFileIndex } from './file-index';
import { type HostDocuments, openHostDocuments } from './host-documents';
import { type HostPictures, openHostPictures } from './host-pictures';
import { openMediaConverter, type MediaConverter } from './media-converter';
import { formatOf, firstBytesOf } from './picture-format';
import { openPosters, type Posters } from './poster/poster-store';
import { readPictureString } from './picture-string';
import { openPictureVersions, type PictureVersions } from './picture-versions';
import { openSharedPictures } from './shared-pictures';
import { singleFlight } from '../jobs/single-flight';

/** The pictures of a site as files with permanent URLs, in a folder of their own. */
export interface PictureStore {
  /**
   * The URL of the picture in an image field (B3.1.6): `/media/…` for a picture itself and for one on the host of the
   * base, another URL unchanged, null for none and for one that cannot be converted or stored. A relative URL is
   * resolved against the base.
   */
  urlOf(value: string, base: UrlBase): Promise<string | null>;
  /** The same for a value of the site config or its content; `pictures/x.webp` is a file of the content folder. */
  urlOfContent(value: string, folder: string): Promise<string | null>;
  /** Path on disk of `/media/<name>`; null for unknown names. */
  find(name: string): Promise<string | null>;
  /** The file for `/media/<width>/<name>`. */
  findVersion(width: string, name: string): ReturnType<PictureVersions['find']>;
  /** Path on disk of `/media/share/<name>`, the picture for previews of a shared link; null for unknown names. */
  findShared(name: string): Promise<string | null>;
  readonly posters: Posters;
  /** Removes a picture that the site shows no more, with all its versions, by its URL. */
  remove(url: string): Promise<void>;
  /** Properties of the PDFs of a content folder, and the pictures of their first pages. */
  readonly documents: DocumentStore;
  /** Converts pictures and reads documents that are not stored here. */
  readonly converter: MediaConverter;
  /** The documents of the council's own server. */
  readonly hostDocuments: HostDocuments;
  /** Settles when the indexes are on disk. */
  saved(): Promise<void>;
  /** Settles when no version is made in the background any more; requests then get the final files. */
  settled(): Promise<void>;
  /** Ends the conversion processes. */
  close(): Promise<void>;
}

export interface PictureStoreOptions {
  /** The pictures are in its folder `media`. */
  readonly dataDir: string;
  readonly log: Log;
  /** In bytes. */
  readonly quota: number;
  readonly metrics: Pick<Metrics, 'picture'>;
  readonly freeSpace?: BoundedFolderOptions['freeSpace'];
  /** Keeps the pictures for all instances; by default they are on the disk of this one only. */
  readonly shared?: SharedDatabase | null;
  /** By default one with processes of its own. */
  readonly converter?: MediaConverter;
}

interface Store extends Conversions {
  readonly log: Log;
  /** The file that each content file became. */
  readonly index: FileIndex<string>;
  readonly host: HostPictures;
  readonly flight: ReturnType<typeof singleFlight<string | null>>;
  /** Hash of the source → file name. */
  readonly names: BoundedMap<string>;
  /** File name → how to make it again when it was deleted or evicted; for pictures of the site's own content. */
  readonly contentOf: Map<string, () => Promise<unknown>>;
  /** Pictures that are logged already as missing or in a wrong format. */
  readonly warned: Set<string>;
}

const pictureFiles = { contents: 'pictures', pattern: /\.(?:png|jpg|gif|webp|avif)$/ };

/** Part of every hash; a change renames all pictures, so that those converted by older rules are not used. */
const conversionVersion = '3';

const urlOfName = (name: Kept): string | null => (name === null || name === 'busy' ? null : `/media/${name}`);

async function storeNew(store: Store, hash: string, bytes: Buffer): Promise<Kept> {
  const { media, names } = store;
  const picture = await convert(store, hash, { bytes }, 'visitor');
  if (picture === null || picture === 'busy') return picture;
  const name = `${hash}-${picture.width}x${picture.height}.${picture.extension}`;
  if (!(await media.find(name)) && !(await storePicture(store, hash, name, picture.bytes ?? bytes)))
    return null;
  names.set(hash, name);
  return name;
}

/** Stores a picture under the hash of its source. */
async function keep(store: Store, bytes: Buffer): Promise<Kept> {
  const hash = contentHash(conversionVersion, bytes);
  const known = store.names.get(hash);
  if (known !== undefined && (await store.media.find(known))) return known;
  return store.flight(hash, () => storeNew(store, hash, bytes));
}

async function keepFile(store: Store, path: string): Promise<Kept> {
  const { mtimeMs, size } = await stat(path);
  const key = `${conversionVersion}|${path}|${mtimeMs}|${size}`;
  const known = store.index.get(key);
  if (known !== undefined && (await store.media.find(known))) return known;
  const name = await keep(store, await readFile(path));
  if (name !== null && name !== 'busy') store.index.set(key, name);
  return name;
}

function warnOnce({ warned, log }: Store, value: string, why: string): void {
  if (warned.has(value)) return;
  warned.add(value);
  log.warn(`${value}: ${why}; pages leave it out`);
}

/** Stores a picture that was fetched; says what is wrong with one that no browser shows. */
async function keepFetched(store: Store, bytes: Buffer, url: string): Promise<Kept> {
  if (!formatOf(bytes)) {
    const format = otherFormat(firstBytesOf(bytes));
    warnOnce(store, url, `this is ${format ? inEnglish(sentence(`format.${format}`)) : 'not a picture'}`);
  }
  const name = await keep(store, bytes);
  return name === 'busy' ? name : urlOfName(name);
}

async function nameOfFile(store: Store, value: string, folder: string): Promise<Kept> {
  const path = await pathInFolder(folder, value);
  const name = path === null ? null : await store.flight(path, () => keepFile(store, path)).catch(() => null);
  if (name === null) warnOnce(store, value, 'this picture is missing or broken, or there is no room for it');
  return name;
}

async function urlOf(store: Store, value: string, base: UrlBase): Promise<string | null> {
  const picture = readPictureString(value, base);
  if (!picture) return null;
  if (picture.kind === 'bytes') return urlOfName(await keep(store, picture.bytes));
  return base === null ? picture.url : store.host.urlOf(picture.url, base);
}

async function urlOfContent(store: Store, value: string, folder: string): Promise<string | null> {
  const isFile = value.startsWith('pictures/');
  const url = isFile ? urlOfName(await nameOfFile(store, value, folder)) : await urlOf(store, value, null);
  const name = url?.startsWith('/media/') ? url.slice('/media/'.length) : null;
  // The folder of a preview that has the same picture is deleted before that of the site.
  if (name !== null && !store.contentOf.has(name))
    store.contentOf.set(name, () => urlOfContent(store, value, folder));
  return url;
}

/** Returns the path of the first of these pictures that exists or can be made again. */
async function find(store: Store, names: readonly string[]): Promise<string | null> {
  const path = await store.media.find(...names);
  const makeAgain = names.map((name) => store.contentOf.get(name)).find((make) => make !== undefined);
  if (path !== null || !makeAgain) return path;
  await makeAgain();
  return store.media.find(...names);
}

/** Returns the path of the picture with this stem, whatever its extension. */
function findByStem(store: Store, stem: string): Promise<string | null> {
  const names = Object.keys(mediaTypes).map((extension) => `${stem}.${extension}`);
  return find(store, names);
}

async function remove({ media, contentOf }: Store, url: string): Promise<void> {
  const name = url.slice('/media/'.length);
  const picture = url.startsWith('/media/') && parsePictureName(name);
  if (!picture) return;
  contentOf.delete(name);
  const versions = versionWidths(picture.width).flatMap((width) =>
    versionFormats.map((format) => `${String(width)}/${picture.stem}.${format}`),
  );
  for (const file of [name, `share/${picture.stem}.jpg`, ...versions]) await media.remove(file);
}

async function openMedia(options: PictureStoreOptions): Promise<BoundedFolder> {
  const { dataDir, log, quota, freeSpace, shared = null } = options;
  const media = await openBoundedFolder({
    path: resolve(dataDir, 'media'),
    ...pictureFiles,
    quota,
    log,
    ...(freeSpace && { freeSpace }),
  });
  return shared ? shareFolder(media, openSharedFiles(shared, { folder: 'media', quota })) : media;
}

/** Opens the store in `<dataDir>/media`. */
export async function openPictureStore(options: PictureStoreOptions): Promise<PictureStore> {
  const { log, metrics, converter = openMediaConverter() } = options;
  const media = await openMedia(options);
  const isKept = async (url: string) => (await media.find(url.slice('/media/'.length))) !== null;
  const store: Store = {
    media,
    log,
    index: await openFileIndex(join(media.path, 'index.json'), z.string()),
    host: openHostPictures({ keep: (bytes, url) => keepFetched(store, bytes, url), isKept }),
    converter,
    metrics,
    flight: singleFlight(),
    names: boundedMap(20_000),
    failures: boundedMap(1_000, failureTime),
    contentOf: new Map(),
    warned: new Set(),
  };
  const documents = await openDocumentStore(store);
  const hostDocuments = openHostDocuments({
    read: (...fetched) => documents.readFetched(...fetched),
    isKept,
  });
  const findWhole = (stem: string) => findByStem(store, stem);
  const versions = openPictureVersions({ ...store, findWhole });
  const sharedPictures = openSharedPictures({ ...store, findWhole });
  return {
    urlOf: (value, base) => urlOf(store, value, base),
    urlOfContent: (value, folder) => urlOfContent(store, value, folder),
    posters: openPosters(store),
    remove: (url) => remove(store, url),
    find: async (name) => (parsePictureName(name) ? find(store, [name]) : null),
    findVersion: (width, name) => versions.find(width, name),
    findShared: (name) => sharedPictures.find(name),
    documents,
    converter,
    hostDocuments,
    saved: () => Promise.all([store.index.saved(), documents.saved()]).then(() => undefined),
    settled: () => versions.settled(),
    close: () => {
      hostDocuments.close();
      return store.converter.close();
    },
  };
}
