import { pictureSrcSet, versionFormats } from '../../engine/picture/picture-url';
import type { PictureStore } from '../../server/media/picture-store';
import type { FileContent } from './exported-file';
import { mapConcurrently } from '../../server/jobs/queue';

const pictureUrl = /\/media\/(?:(?:\d{1,5}|share)\/)?[\da-f]{16}-\d{1,5}x\d{1,5}\.[a-z]{3,4}/g;

/** The URLs of all versions of a picture; none for a URL of a version. */
function versionUrls(url: string): readonly string[] {
  return versionFormats.flatMap((format) => pictureSrcSet(url, format, '').match(pictureUrl) ?? []);
}

/** The URLs of pictures in texts, and of the versions that a browser may choose of them. */
export function pictureUrlsIn(texts: Iterable<string>): ReadonlySet<string> {
  const named = new Set<string>();
  for (const text of texts) for (const url of text.match(pictureUrl) ?? []) named.add(url);
  return new Set([...named].flatMap((url) => [url, ...versionUrls(url)]));
}

/** The file of a picture; `isFinal` is false for another file in its place, until its conversion has ended. */
interface FoundPicture {
  readonly url: string;
  readonly path: string | null;
  readonly isFinal: boolean;
}

async function findPicture(pictures: PictureStore, url: string): Promise<FoundPicture> {
  const [, , first = '', second] = url.split('/');
  if (second === undefined) return { url, path: await pictures.find(first), isFinal: true };
  if (first === 'share') return { url, path: await pictures.findShared(second), isFinal: true };
  const version = await pictures.findVersion(first, second);
  return { url, path: version?.path ?? null, isFinal: version?.isFinal ?? false };
}

/** The pictures of an export: the files there are, and the URLs that have none. */
export interface PictureFiles {
  readonly files: readonly (readonly [name: string, content: FileContent])[];
  readonly missing: readonly string[];
}

/** Pictures that are converted at the same time; more would wait for a process. */
const concurrentPictures = 4;

/** Finds the files of pictures, and converts those that have not been converted. */
export async function findPictures(pictures: PictureStore, urls: ReadonlySet<string>): Promise<PictureFiles> {
  const find = () => mapConcurrently(urls, concurrentPictures, (url) => findPicture(pictures, url));
  const first = await find();
  await pictures.settled();
  // Where pictures were converted, all are looked up again: a full store may have evicted some that were found.
  const final = first.every(({ isFinal }) => isFinal) ? first : await find();
  return {
    files: final.flatMap(({ url, path }) =>
      path === null ? [] : [[url.slice(1), { copyOf: path }] as const],
    ),
    missing: final.flatMap(({ url, path }) => (path === null ? [url] : [])),
  };
}
