import type { Block } from '../../engine/document/document';
import { fetchSiteFile } from '../browser/fetch-site-file';

/** Our own server makes it, immutable under its hash, so that only its shape is checked. */
const areBlocks = (value: unknown): value is readonly Block[] => Array.isArray(value);

/** Fetches a legal document. Rejects when that fails, and for anything else. */
export async function fetchLegalText(url: string, signal: AbortSignal): Promise<readonly Block[]> {
  const value = await fetchSiteFile(url, signal);
  if (!areBlocks(value)) throw new Error(`${url} is no document.`);
  return value;
}
