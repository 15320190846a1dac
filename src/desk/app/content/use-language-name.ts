import { useDeskLanguage } from '../language/language-context';

/** Gives the own name of a language of the site by its code. */
export function useLanguageName(): (code: string) => string {
  const { list } = useDeskLanguage().start.languages;
  return (code) => list.find((language) => language.code === code)?.name ?? code;
}
