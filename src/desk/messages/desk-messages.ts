import type { DeskLanguageCode } from './desk-languages';
import EN from './EN.json';
import GU from './GU.json';
import HI from './HI.json';
import MR from './MR.json';
import TA from './TA.json';

/** Id of a text of the desk. */
export type DeskMessage = keyof typeof EN;

type Catalogue = Readonly<Record<DeskMessage, string>>;

const catalogues: Readonly<Record<string, Catalogue>> = { EN, GU, HI, MR, TA } satisfies Readonly<
  Record<DeskLanguageCode, Catalogue>
>;

/** Texts of the desk; `isOwn`: in the language that was asked for, not in English instead. */
export interface DeskTexts {
  readonly isOwn: boolean;
  readonly messages: Catalogue;
}

/** The texts of the desk in a language, or in English for a language that it does not speak. */
export function deskMessages(code: string): DeskTexts {
  const own = Object.hasOwn(catalogues, code) ? catalogues[code] : undefined;
  return { isOwn: own !== undefined, messages: own ?? EN };
}
