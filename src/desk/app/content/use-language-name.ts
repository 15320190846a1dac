import { useDeskLanguage } from '../language/language-context';

/** Gives the name of a language of the site in that language, by its code. */
export function useLanguageName(): (code: string) => string {
  const { list } = useDeskLanguage().start.languages;
  return (code) => list.find((language) => language.code === code)?.name ?? code;
}
