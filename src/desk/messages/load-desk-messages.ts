import type { DeskLanguageCode } from './desk-languages';
import type { DeskTexts } from './desk-messages';

/** The catalogues of the desk, each in a file of its own: a person reads one. */
const catalogues = {
  EN: () => import('./EN.json'),
  GU: () => import('./GU.json'),
  HI: () => import('./HI.json'),
  MR: () => import('./MR.json'),
  TA: () => import('./TA.json'),
} as const satisfies Readonly<Record<DeskLanguageCode, () => Promise<{ default: DeskTexts['messages'] }>>>;

/** Whether the desk speaks a language. */
export const isSpoken = (code: string): code is DeskLanguageCode => Object.hasOwn(catalogues, code);

/** Loads the texts of the desk as `deskMessages` gives them on the server. Rejects when the line is lost. */
export async function loadDeskMessages(code: string): Promise<DeskTexts> {
  const isOwn = isSpoken(code);
  const { default: messages } = await catalogues[isOwn ? code : 'EN']();
  return { isOwn, messages };
}
