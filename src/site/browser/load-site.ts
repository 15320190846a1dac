import type { Site } from '../../engine/site/site';
import type { InitialState } from '../../engine/page/initial-state';
import { isObject } from '../../engine/json/json';
import { fetchSiteFile } from './fetch-site-file';

/** Our own server makes it, immutable under its hash, so that only its shape is checked. */
const isSite = (value: unknown): value is Site => isObject(value) && 'config' in value;

/** Loads the site file of a language. Rejects when that fails. */
export async function loadSite({ siteFiles }: InitialState, code: string): Promise<Site> {
  const url = siteFiles[code];
  if (url === undefined) throw new Error(`Unknown language “${code}”.`);
  const value = await fetchSiteFile(url);
  if (!isSite(value)) throw new Error(`${url} is no site file.`);
  return value;
}
