import { createContext, useContext } from 'react';
import type { DeskStart } from '../../api/desk-start';
import type { Language } from '../../../engine/site-config.generated';

/** The site, the languages in which the desk is shown, and how to change them. */
export interface DeskLanguage {
  readonly start: DeskStart;
  /** Language of the site in which its content is shown. */
  readonly language: Language;
  /** Code of the language of the desk's own words: an operator may choose one that the site does not have (B11.9.29). */
  readonly spoken: string;
  /** Chooses a language of the site, or one that the desk speaks; any other is ignored. */
  readonly choose: (code: string) => void;
}

export const LanguageContext = createContext<DeskLanguage | null>(null);

/** The language of the desk. @throws outside of its provider */
export function useDeskLanguage(): DeskLanguage {
  const found = useContext(LanguageContext);
  if (!found) throw new Error('The desk has no language.');
  return found;
}
