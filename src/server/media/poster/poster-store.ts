import { readFile } from 'node:fs/promises';
import { contentHash } from '../../files/content-hash';
import { singleFlight } from '../../jobs/single-flight';
import { convert, store, type Conversions } from '../conversions';
import { posterSizes, type Poster } from './poster-job';

/** A poster that was drawn. */
export interface DrawnPoster {
  /** Identifies its content. */
  readonly hash: string;
  readonly bytes: Buffer;
}

/** Posters of records, drawn on first use and kept with the pictures. */
export interface Posters {
  /** A poster that was drawn before, or null. */
  find(poster: Poster): Promise<DrawnPoster | null>;
  /** Draws a poster; null when the converter has too much to do, or it cannot be drawn. */
  draw(poster: Poster): Promise<DrawnPoster | null>;
}

/** Part of every hash; a change draws all posters again. */
const drawingVersion = '1';

function nameOf(poster: Poster, hash: string): string {
  const { width, height } = posterSizes[poster.size];
  return `poster/${hash}-${String(width)}x${String(height)}.png`;
}

/** Opens the posters whose files are stored with these conversions. */
export function openPosters(conversions: Conversions): Posters {
  const flight = singleFlight<DrawnPoster | null>();
  const hashOf = (poster: Poster) => contentHash(drawingVersion, JSON.stringify(poster));

  async function find(poster: Poster): Promise<DrawnPoster | null> {
    const hash = hashOf(poster);
    const path = await conversions.media.find(nameOf(poster, hash));
    const bytes = path === null ? null : await readFile(path).catch(() => null);
    return bytes && { hash, bytes };
  }

  async function drawNew(poster: Poster, hash: string): Promise<DrawnPoster | null> {
    const drawn = await convert(conversions, hash, { poster }, 'visitor');
    if (drawn === null || drawn === 'busy' || !drawn.bytes) return null;
    // Without room on the disk it is drawn again next time.
    await store(conversions, `room ${hash}`, nameOf(poster, hash), drawn.bytes);
    return { hash, bytes: drawn.bytes };
  }

  return {
    find,
    draw: async (poster) => {
      const hash = hashOf(poster);
      return (await find(poster)) ?? flight(hash, () => drawNew(poster, hash));
    },
  };
}
