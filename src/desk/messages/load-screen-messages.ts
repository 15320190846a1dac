import type { DeskLanguageCode } from './desk-languages';
import { isSpoken, loadDeskMessages, loadOnce, type Words } from './load-desk-messages';

/** The texts of screens that few people open. */
const screens = {
  EN: () => import('./screens/EN.json'),
  GU: () => import('./screens/GU.json'),
  HI: () => import('./screens/HI.json'),
  MR: () => import('./screens/MR.json'),
  TA: () => import('./screens/TA.json'),
} as const satisfies Readonly<Record<DeskLanguageCode, () => Promise<{ default: Words }>>>;

/** Loads all texts of the desk as `deskMessages` gives them on the server, once. Rejects when the line is lost. */
export const loadScreenMessages = loadOnce(async (code) => {
  const isOwn = isSpoken(code);
  const [{ messages }, { default: more }] = await Promise.all([
    loadDeskMessages(code),
    screens[isOwn ? code : 'EN'](),
  ]);
  return { isOwn, messages: { ...messages, ...more } };
});
