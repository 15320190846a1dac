import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';

/** Makes the list of members longer than one page. */
export async function lengthenMembers(folder: string): Promise<void> {
  const path = join(folder, 'content/records/members.json');
  const members = z.array(z.looseObject({})).parse(JSON.parse(await readFile(path, 'utf8')));
  const more = Array.from({ length: 60 }, (_, index) => ({ ...members[0], id: 1000 + index }));
  await writeFile(path, JSON.stringify([...members, ...more]));
}

/** Makes every picture small: encoding those of the sample takes longer than everything else. */
export async function shrinkPictures(folder: string): Promise<void> {
  const pictures = join(folder, 'content/pictures');
  const names = (await readdir(pictures)).filter((name) => name.endsWith('.webp'));
  const shrink = async (name: string) => {
    const path = join(pictures, name);
    const small = sharp(await readFile(path)).resize({ width: 32 });
    await writeFile(path, await small.toBuffer());
  };
  await Promise.all(names.map(shrink));
}

/** The paths at this host that a page names: links, pictures and scripts. */
export function ownPaths(html: string, address: string): readonly string[] {
  const named = [...html.matchAll(/(?:href|src|content)="([^"]+)"/g)].map(([, url = '']) => url);
  return named
    .map((url) => (url.startsWith(`${address}/`) ? url.slice(address.length) : url))
    .filter((url) => /^\/(?!\/)/.test(url))
    .map((url) => decodeURIComponent(new URL(url.replaceAll('&amp;', '&'), address).pathname));
}
