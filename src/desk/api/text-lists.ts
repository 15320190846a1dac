import { textsList } from '../../engine/district/texts-list';

/** Names of lists that are no sources: the texts of the site, its legal texts, its name, its colours, its menu and its home page, and the words of its glossary. */
export const textLists = {
  messages: textsList,
  legal: '~legal',
  settings: '~settings',
  colours: '~colours',
  menu: '~menu',
  home: '~home',
  glossary: '~glossary',
} as const;

/** Whether the records of a list are parts of the site that are only put in order and hidden. */
export function isArrangement(list: string): boolean {
  return list === textLists.menu || list === textLists.home;
}
