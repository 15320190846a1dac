import { escapeUTF8 } from 'entities';
import * as z from 'zod/mini';
import { plainText } from '../../../../engine/values/plain-text';
import { parseJson } from '../../../../engine/json/json';
import { DeskRefusal } from '../../desk-request';
import { type Glossary, splitByGlossary } from './glossary';

/** Where texts are translated. */
export interface TranslationSettings {
  /** Takes what `POST /translate` of LibreTranslate takes. */
  readonly url: string;
  readonly key: string | undefined;
}

/** A text and its languages, as ISO 639-1 codes. */
export interface TranslationRequest {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly glossary: Glossary;
}

/** Time in ms for an answer. */
const timeoutMs = 20_000;
/** Most bytes of an answer. */
const answerBytes = 500_000;

const answer = z.object({ translatedText: z.string() });

/** HTML, in which words of the glossary are marked as translated. */
function toHtml(text: string, glossary: Glossary): string {
  const parts = splitByGlossary(text, glossary).map((part) => {
    const html = escapeUTF8(part.text).replace(/\n/g, '<br>');
    return part.isTerm ? `<span translate="no">${html}</span>` : html;
  });
  return parts.join('');
}

async function readBounded({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > answerBytes) throw new RangeError('the answer is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Asks the service for a draft. Redirects are not followed. @throws DeskRefusal when it does not give one */
export async function translateText(
  { url, key }: TranslationSettings,
  { text, from, to, glossary }: TranslationRequest,
): Promise<string> {
  const q = toHtml(text, glossary);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        ...{ q, source: from, target: to, format: 'html' },
        ...(key !== undefined && { api_key: key }),
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { translatedText } = answer.parse(parseJson(await readBounded(response)));
    const translated = plainText(translatedText).text;
    if (response.ok && translated !== '') return translated;
  } catch {
    // The text that was sent may be in the error.
  }
  throw new DeskRefusal('translation-failed');
}
