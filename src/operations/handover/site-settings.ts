import { dirname, isAbsolute, join, normalize } from 'node:path';
import { parse } from 'jsonc-parser';
import { z } from 'zod';
import { withoutTrailingSlashes } from '../../engine/text/trailing-slash';
import { CommandError } from '../../server/command-line';

const settings = z.object({ publicAddress: z.url(), content: z.string().min(1) });

/** Settings of a site config that a handover reads. */
export interface SiteSettings {
  readonly publicAddress: string;
  /** Host of the public address, by which rows of databases belong to the site. */
  readonly site: string;
  /** Content folder, relative to the folder of the config and inside of it. */
  readonly content: string;
}

/** Reads the text of a config. @param path names it in messages. @throws CommandError */
export function readSiteSettings(text: string, path: string): SiteSettings {
  const read = settings.safeParse(parse(text));
  if (!read.success) throw new CommandError(`${path} is not a site config; npm run check explains why.`);
  const content = withoutTrailingSlashes(normalize(read.data.content).replaceAll('\\', '/'));
  if (content === '.' || content.split('/').includes('..') || isAbsolute(content)) {
    throw new CommandError(
      `${path}: the content folder “${read.data.content}” is not inside of the folder of the config. ` +
        'Move it there first.',
    );
  }
  const { publicAddress } = read.data;
  return { publicAddress, site: new URL(publicAddress).host, content };
}

/** Path of the content folder of a config. */
export const contentFolderOf = (config: string, { content }: SiteSettings): string =>
  join(dirname(config), content);
