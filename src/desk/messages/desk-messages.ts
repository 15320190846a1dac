import type { DeskLanguageCode } from './desk-languages';
import EN from './EN.json';
import GU from './GU.json';
import HI from './HI.json';
import MR from './MR.json';
import TA from './TA.json';
import screensEN from './screens/EN.json';
import screensGU from './screens/GU.json';
import screensHI from './screens/HI.json';
import screensMR from './screens/MR.json';
import screensTA from './screens/TA.json';

/** Id of a text of the desk. */
export type DeskMessage = keyof typeof EN | keyof typeof screensEN;

type Catalogue = Readonly<Record<DeskMessage, string>>;

const catalogues = {
  EN: { ...EN, ...screensEN },
  GU: { ...GU, ...screensGU },
  HI: { ...HI, ...screensHI },
  MR: { ...MR, ...screensMR },
  TA: { ...TA, ...screensTA },
} as const satisfies Readonly<Record<DeskLanguageCode, Catalogue>>;

const isSpoken = (code: string): code is DeskLanguageCode => Object.hasOwn(catalogues, code);

/** Texts of the desk; `isOwn`: in the language that was asked for, not in English instead. */
export interface DeskTexts {
  readonly isOwn: boolean;
  readonly messages: Catalogue;
}

/** The texts of the desk in a language, or in English for a language that it does not speak. */
export function deskMessages(code: string): DeskTexts {
  const isOwn = isSpoken(code);
  return { isOwn, messages: catalogues[isOwn ? code : 'EN'] };
}
