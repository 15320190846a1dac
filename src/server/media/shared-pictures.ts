import { join } from 'node:path';
import { parsePictureName } from '../../engine/picture/picture-name';
import { type Conversions, convert, store } from './conversions';
import { singleFlight } from '../jobs/single-flight';

/** Pictures for previews of shared links, converted on first use. */
export interface SharedPictures {
  /** Returns the path on disk of `/media/share/<stem>.jpg`; null for an unknown picture and one that cannot be converted now. */
  find(file: string): Promise<string | null>;
}

interface SharedOptions extends Conversions {
  /** Returns the path on disk of the picture with this stem, whatever its extension. */
  readonly findWhole: (stem: string) => Promise<string | null>;
}

async function make(options: SharedOptions, stem: string, name: string): Promise<string | null> {
  const { media, findWhole } = options;
  const path = await findWhole(stem);
  const made = path === null ? null : await convert(options, name, { path, use: 'share' }, 'visitor');
  if (made === null || made === 'busy' || !made.bytes) return null;
  if (!(await store(options, name, name, made.bytes))) return null;
  return join(media.path, name);
}

/** Opens the pictures for previews of those that `findWhole` finds. */
export function openSharedPictures(options: SharedOptions): SharedPictures {
  const flight = singleFlight<string | null>();
  return {
    find: async (file) => {
      const picture = parsePictureName(file);
      if (picture?.extension !== 'jpg') return null;
      const name = `share/${picture.stem}.jpg`;
      return (await options.media.find(name)) ?? flight(name, () => make(options, picture.stem, name));
    },
  };
}
