import { createContext, useContext } from 'react';
import type { DeskStart } from '../../api/desk-start';
import type { Language } from '../../../engine/site-config.generated';

/** The site, the language in which the desk is shown, and how to change it. */
export interface DeskLanguage {
  readonly start: DeskStart;
  readonly language: Language;
  readonly choose: (code: string) => void;
}

export const LanguageContext = createContext<DeskLanguage | null>(null);

/** The language of the desk. @throws outside of its provider */
export function useDeskLanguage(): DeskLanguage {
  const found = useContext(LanguageContext);
  if (!found) throw new Error('The desk has no language.');
  return found;
}
