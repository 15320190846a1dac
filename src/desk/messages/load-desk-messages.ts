import type { MessageFormatElement } from 'react-intl';
import type { DeskLanguageCode } from './desk-languages';

/** Texts of the desk in a browser: compiled in what is built, so that it needs no parser. */
export type Words = Readonly<Record<string, string>> | Readonly<Record<string, MessageFormatElement[]>>;

/** Texts in a language; `isOwn`: in the one that was asked for, not in English instead. */
export interface ShownTexts {
  readonly isOwn: boolean;
  readonly messages: Words;
}

/** The catalogues of the desk, each in a file of its own: a person reads one. */
const catalogues = {
  EN: () => import('./EN.json'),
  GU: () => import('./GU.json'),
  HI: () => import('./HI.json'),
  MR: () => import('./MR.json'),
  TA: () => import('./TA.json'),
} as const satisfies Readonly<Record<DeskLanguageCode, () => Promise<{ default: Words }>>>;

/** Whether the desk speaks a language. */
export const isSpoken = (code: string): code is DeskLanguageCode => Object.hasOwn(catalogues, code);

/** Time in ms after which what could not be loaded is tried again: React renders what has failed once more at once. */
const retryMs = 1000;

/** Loads texts once by language. */
export function loadOnce(load: (code: string) => Promise<ShownTexts>): (code: string) => Promise<ShownTexts> {
  const loaded = new Map<string, Promise<ShownTexts>>();
  return (code) => {
    const known = loaded.get(code);
    if (known) return known;
    const loading = load(code);
    loaded.set(code, loading);
    loading.catch(() => setTimeout(() => loaded.delete(code), retryMs));
    return loading;
  };
}

/** Loads the texts of most of the desk, once. Rejects when the line is lost. */
export const loadDeskMessages = loadOnce(async (code) => {
  const isOwn = isSpoken(code);
  const { default: messages } = await catalogues[isOwn ? code : 'EN']();
  return { isOwn, messages };
});
