import { randomId } from '../../../site/browser/random-id';
import { shareFields, type ShareProblem } from '../../api/shares-api';
import {
  cacheKey,
  descriptionKey,
  type KeptShare,
  largestKept,
  longestText,
  mostFiles,
  mostShares,
  shareCache,
} from './share-cache';

function textIn(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim().slice(0, longestText) : '';
}

/** The text with the address, which some apps put into both. */
function wholeText(form: FormData): string {
  const [text, url] = [textIn(form, shareFields.text), textIn(form, shareFields.url)];
  return text.includes(url) ? text : `${text}\n${url}`.trim();
}

function describe(form: FormData, files: readonly File[]): KeptShare {
  return {
    id: randomId(),
    at: Date.now(),
    title: textIn(form, shareFields.title),
    text: wholeText(form),
    files: files.map(({ name, size }, index) => ({ part: String(index), name: name.slice(0, 200), size })),
  };
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Keeps what another app has posted on this device, until a person uses it or throws it away; the problem where it cannot. */
export async function keepShare(form: FormData): Promise<ShareProblem | null> {
  const files = form
    .getAll(shareFields.files)
    .filter((value) => typeof value !== 'string' && (value.size > 0 || value.name !== ''));
  if (files.length > mostFiles) return 'many';
  const share = describe(
    form,
    files.flatMap((value) => (typeof value === 'string' ? [] : [value])),
  );
  if (share.title === '' && share.text === '' && share.files.length === 0) return 'empty';
  const cache = await caches.open(shareCache);
  const kept = (await cache.keys()).filter(({ url }) => url.endsWith('/share'));
  if (kept.length >= mostShares) return 'many';
  const added: string[] = [];
  const put = async (key: string, body: BodyInit) => {
    added.push(key);
    await cache.put(key, new Response(body));
  };
  try {
    for (const [index, file] of files.entries())
      if (typeof file !== 'string' && file.size <= largestKept)
        await put(cacheKey(share.id, String(index)), file);
    await put(descriptionKey(share.id), JSON.stringify(share));
    return null;
  } catch (error) {
    await Promise.all(added.map((key) => cache.delete(key)));
    return isFull(error) ? 'full' : 'failed';
  }
}
