import * as z from 'zod/mini';
import type { Site } from '../config/site';
import type { PageStart } from './page-start';

/** Made by our own server, immutable under its hash: that it is one at all is enough. */
const siteSchema = z.custom<Site>(
  (value: unknown) => typeof value === 'object' && value !== null && 'config' in value,
);

/** Loads the site file of a language. Rejects when it does not come. */
export async function loadSite({ siteFiles }: PageStart, code: string): Promise<Site> {
  const address = siteFiles[code];
  if (address === undefined) throw new Error(`There is no site file for ${code}.`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return siteSchema.parse(await response.json());
}
