import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePictureName } from '../../src/model/picture/picture-name';
import { type VersionFormat, versionFormats, versionWidths } from '../../src/model/picture/picture-url';
import { type Conversions, convert, store } from './conversions';
import type { Turn } from './media-converter';
import { priorities, type Priority } from './turns';

/** The file that answers a request for a version of a picture. */
export interface PictureVersion {
  readonly path: string;
  /** False for a larger file in its place, while the version is being made or cannot be made. */
  readonly isFinal: boolean;
}

/** Versions of the stored pictures: AVIF and WebP in several widths, converted on first use. */
export interface PictureVersions {
  /**
   * File for `/media/<width>/<stem>.<format>`; null for an unknown picture, width or format. Waits for the WebP of this
   * width at most: the AVIF and the other widths are made in the background.
   */
  find(width: string, file: string): Promise<PictureVersion | null>;
  /** Settles when nothing is made in the background any more. */
  settled(): Promise<void>;
}

/** A version by what its name says. */
interface RequestedVersion {
  readonly stem: string;
  readonly width: number;
  readonly format: VersionFormat;
}

/** A version that is being made, or waits for its turn. */
interface Making {
  readonly priority: Priority;
  readonly result: Promise<string | null>;
  /** Ends the waiting. */
  readonly abort: () => void;
}

interface VersionsOptions extends Conversions {
  /** Path on disk of the picture with this stem, whatever its extension. */
  readonly findWhole: (stem: string) => Promise<string | null>;
  /** Whether the versions that nobody asked for are made, too. */
  readonly prepare: boolean;
}

interface Versions extends VersionsOptions {
  readonly making: Map<string, Making>;
  readonly background: Set<Promise<void>>;
  /** Stems of the pictures whose other versions are made now. */
  readonly completing: Set<string>;
}

/** Pictures of which all versions are made at the same time; those of others are made when they are asked for. */
const maxCompleting = 500;
/** Share of the quota up to which versions are made that nobody asked for. */
const unaskedShare = 0.5;

function parseVersion(width: string, file: string): RequestedVersion | null {
  const name = parsePictureName(file);
  const format = versionFormats.find((one) => one === name?.extension);
  const known = versionWidths(name?.width ?? 0).find((one) => String(one) === width);
  return name && format && known !== undefined ? { stem: name.stem, width: known, format } : null;
}

const nameOf = ({ width, stem, format }: RequestedVersion): string => `${width}/${stem}.${format}`;

/** Name of the WebP bytes that are served in place of an AVIF that would be larger, or would not move. */
const nameOfSubstitute = (requested: RequestedVersion): string => `${nameOf(requested)}.webp`;

function findMade({ media }: Versions, requested: RequestedVersion): Promise<string | null> {
  const name = nameOf(requested);
  return requested.format === 'avif' ? media.find(name, nameOfSubstitute(requested)) : media.find(name);
}

async function makeNew(versions: Versions, requested: RequestedVersion, turn: Turn): Promise<string | null> {
  const { media, findWhole } = versions;
  const path = await findWhole(requested.stem);
  const key = nameOf(requested);
  const { width, format } = requested;
  const made = path === null ? null : await convert(versions, key, { path, width, format }, turn);
  if (!made?.bytes) return null;
  const smallest = format === 'avif' ? await smallerOf(versions, requested, made.bytes) : made.bytes;
  const name = smallest === made.bytes && made.extension === format ? key : nameOfSubstitute(requested);
  return (await store(versions, key, name, smallest)) ? join(media.path, name) : null;
}

/** The smaller of an AVIF and the WebP of the same width. */
async function smallerOf({ media }: Versions, requested: RequestedVersion, avif: Buffer): Promise<Buffer> {
  const path = await media.find(nameOf({ ...requested, format: 'webp' }));
  const webp = path === null ? null : await readFile(path).catch(() => null);
  return webp && webp.byteLength <= avif.byteLength ? webp : avif;
}

const isBefore = (one: Priority, other: Priority): boolean =>
  priorities.indexOf(one) < priorities.indexOf(other);

/** Makes a version once for all who ask; whoever asks with a higher priority does not wait for a turn of a lower one. */
function makeOnce(
  versions: Versions,
  requested: RequestedVersion,
  priority: Priority,
): Promise<string | null> {
  const { making } = versions;
  const key = nameOf(requested);
  const earlier = making.get(key);
  if (earlier && !isBefore(priority, earlier.priority)) return earlier.result;
  earlier?.abort();
  const controller = new AbortController();
  const { signal } = controller;
  const start = async () =>
    (await earlier?.result) ?? (await makeNew(versions, requested, { priority, signal }));
  const result = start().finally(() => {
    if (making.get(key)?.result === result) making.delete(key);
  });
  making.set(key, {
    priority,
    result,
    abort: () => {
      controller.abort();
    },
  });
  return result;
}

/** Path of a version, made if it is missing; null when it cannot be made. */
async function make(
  versions: Versions,
  requested: RequestedVersion,
  priority: Priority,
): Promise<string | null> {
  return (await findMade(versions, requested)) ?? makeOnce(versions, requested, priority);
}

/** Makes all versions of a picture one after the other, WebP before the AVIF of the same width. */
async function complete(versions: Versions, { stem }: RequestedVersion): Promise<void> {
  const { completing, media } = versions;
  if (completing.has(stem) || completing.size >= maxCompleting) return;
  completing.add(stem);
  try {
    for (const width of versionWidths(parsePictureName(`${stem}.webp`)?.width ?? 0)) {
      for (const format of ['webp', 'avif'] as const) {
        if (media.usedShare() < unaskedShare) await make(versions, { stem, width, format }, 'later');
      }
    }
  } finally {
    completing.delete(stem);
  }
}

/** The AVIF of the width that was asked for comes first. */
async function improve(versions: Versions, requested: RequestedVersion): Promise<void> {
  if (requested.format === 'avif') await make(versions, requested, 'soon');
  if (versions.prepare) await complete(versions, requested);
}

function runInBackground({ background }: Versions, work: Promise<void>): void {
  const running = work.catch(() => undefined).finally(() => background.delete(running));
  background.add(running);
}

async function find(versions: Versions, requested: RequestedVersion): Promise<PictureVersion | null> {
  const found = await findMade(versions, requested);
  if (found !== null) return { path: found, isFinal: true };
  const quick = await make(versions, { ...requested, format: 'webp' }, 'now');
  const path = quick ?? (await versions.findWhole(requested.stem));
  if (path === null) return null;
  if (!versions.failures.has(nameOf(requested))) runInBackground(versions, improve(versions, requested));
  return { path, isFinal: quick !== null && requested.format === 'webp' };
}

/** Opens the versions of the pictures that `findWhole` finds. */
export function openPictureVersions(options: VersionsOptions): PictureVersions {
  const versions: Versions = {
    ...options,
    making: new Map(),
    background: new Set(),
    completing: new Set(),
  };
  return {
    find: async (width, file) => {
      const requested = parseVersion(width, file);
      return requested && find(versions, requested);
    },
    settled: async () => {
      while (versions.background.size > 0) await Promise.all(versions.background);
    },
  };
}
