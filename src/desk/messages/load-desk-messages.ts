import type { DeskTexts } from './desk-messages';

/** The catalogues of the desk, each in a file of its own: a person reads one. */
const catalogues = {
  EN: () => import('./EN.json'),
  GU: () => import('./GU.json'),
  HI: () => import('./HI.json'),
} as const satisfies Readonly<Record<string, () => Promise<{ default: DeskTexts['messages'] }>>>;

/** The languages that the desk speaks. */
export const deskLanguages = [
  { code: 'EN', name: 'English', locale: 'en-IN' },
  { code: 'GU', name: 'ગુજરાતી', locale: 'gu-IN' },
  { code: 'HI', name: 'हिन्दी', locale: 'hi-IN' },
] as const satisfies readonly { code: keyof typeof catalogues; name: string; locale: string }[];

/** Whether the desk speaks a language. */
export const isSpoken = (code: string): code is keyof typeof catalogues => Object.hasOwn(catalogues, code);

/** Loads the texts of the desk as `deskMessages` gives them on the server. Rejects when the line is lost. */
export async function loadDeskMessages(code: string): Promise<DeskTexts> {
  const isOwn = isSpoken(code);
  const { default: messages } = await catalogues[isOwn ? code : 'EN']();
  return { isOwn, messages };
}
