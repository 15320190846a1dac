import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { coloursOf } from '../../../engine/theme/theme-colours';
import { contentHash } from '../../files/content-hash';

/** An icon of the installed site. */
export interface SiteIcon {
  /** Contains the hash of the picture. */
  readonly url: string;
  /** Width and height in px. */
  readonly size: number;
  /** A `maskable` one has its own ground and may be cut to a circle. */
  readonly purpose: 'any' | 'maskable';
  /** PNG. */
  readonly bytes: Buffer;
}

/** The icons of a site, made at the first call; none if its logo cannot be read. */
export type SiteIcons = () => Promise<readonly SiteIcon[]>;

const kinds = [
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 512, purpose: 'maskable' },
] as const;

/** Part of the width of a maskable icon that no shape cuts off. */
const safeShare = 0.7;
const limits = { limitInputPixels: 60_000_000 } as const;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

async function makeIcon(logo: Buffer, ground: string, { size, purpose }: (typeof kinds)[number]) {
  const isMaskable = purpose === 'maskable';
  const inner = isMaskable ? Math.round(size * safeShare) : size;
  const fitted = await sharp(logo, limits)
    .resize({ width: inner, height: inner, fit: 'contain', background: transparent })
    .png()
    .toBuffer();
  if (!isMaskable) return sharp(fitted).png({ palette: true }).toBuffer();
  const create = { width: size, height: size, channels: 3 as const, background: ground };
  return sharp({ create })
    .composite([{ input: fitted }])
    .png({ palette: true })
    .toBuffer();
}

async function makeIcons({ config, folder }: CheckedSite): Promise<readonly SiteIcon[]> {
  const logo = await readFile(join(folder, config.theme.logo));
  const { ground } = coloursOf('light', config.theme);
  const made = kinds.map(async (kind) => {
    const bytes = await makeIcon(logo, ground, kind);
    const hash = contentHash(bytes);
    return { ...kind, bytes, url: `/icons/${hash}-${String(kind.size)}.png` };
  });
  return Promise.all(made);
}

/** The icons of a site, made of its logo. */
export function siteIcons(checked: CheckedSite): SiteIcons {
  let icons: Promise<readonly SiteIcon[]> | undefined;
  return () => (icons ??= makeIcons(checked).catch(() => []));
}
