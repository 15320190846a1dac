import { join } from 'node:path';
import { parsePictureName } from '../../engine/picture/picture-name';
import { type VersionFormat, versionFormats, versionWidths } from '../../engine/picture/picture-url';
import { type Conversions, convert, store } from './conversions';
import type { Urgency } from '../jobs/queue';
import { singleFlight } from '../jobs/single-flight';

/** The file that answers a request for a version of a picture. */
export interface PictureVersion {
  readonly path: string;
  /** False for a larger file in its place, while the version is being made or cannot be made. */
  readonly isFinal: boolean;
}

/** Versions of the stored pictures: AVIF and WebP in several widths, converted on first use. */
export interface PictureVersions {
  /**
   * Returns the file for `/media/<width>/<stem>.<format>`; null for an unknown picture, width or format. Waits for the
   * WebP of this width at most: the AVIF is made in the background.
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

interface VersionsOptions extends Conversions {
  /** Returns the path on disk of the picture with this stem, whatever its extension. */
  readonly findWhole: (stem: string) => Promise<string | null>;
}

interface Versions extends VersionsOptions {
  readonly flight: ReturnType<typeof singleFlight<string | null>>;
  readonly background: Set<Promise<unknown>>;
}

function parseVersion(text: string, file: string): RequestedVersion | null {
  const name = parsePictureName(file);
  const format = versionFormats.find((known) => known === name?.extension);
  const width = versionWidths(name?.width ?? 0).find((known) => String(known) === text);
  return name && format && width !== undefined ? { stem: name.stem, width, format } : null;
}

const nameOf = ({ width, stem, format }: RequestedVersion): string => `${width}/${stem}.${format}`;

async function makeNew(
  versions: Versions,
  { stem, width, format }: RequestedVersion,
  urgency: Urgency,
): Promise<string | null> {
  const name = nameOf({ stem, width, format });
  const path = await versions.findWhole(stem);
  const version = path === null ? null : await convert(versions, name, { path, width, format }, urgency);
  if (version === null || version === 'busy' || !version.bytes) return null;
  if (!(await store(versions, name, name, version.bytes))) return null;
  return join(versions.media.path, name);
}

/** Returns the path of a version, made if it is missing; null when it cannot be made. */
async function make(
  versions: Versions,
  requested: RequestedVersion,
  urgency: Urgency,
): Promise<string | null> {
  const name = nameOf(requested);
  const path = await versions.media.find(name);
  return path ?? versions.flight(name, () => makeNew(versions, requested, urgency));
}

function makeLater(versions: Versions, requested: RequestedVersion): void {
  const { background } = versions;
  const making = make(versions, requested, 'background')
    .catch(() => undefined)
    .finally(() => background.delete(making));
  background.add(making);
}

async function find(versions: Versions, requested: RequestedVersion): Promise<PictureVersion | null> {
  const path = await versions.media.find(nameOf(requested));
  if (path !== null) return { path, isFinal: true };
  const webp = await make(versions, { ...requested, format: 'webp' }, 'visitor');
  const substitute = webp ?? (await versions.findWhole(requested.stem));
  if (substitute === null) return null;
  if (requested.format === 'webp') return { path: substitute, isFinal: webp !== null };
  makeLater(versions, requested);
  return { path: substitute, isFinal: false };
}

/** Opens the versions of the pictures that `findWhole` finds. */
export function openPictureVersions(options: VersionsOptions): PictureVersions {
  const versions: Versions = { ...options, flight: singleFlight(), background: new Set() };
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
