/** Names of lists that are no sources: the texts of the site, its legal texts, its name, its colours, its menu and its home page. */
export const textLists = {
  messages: '~messages',
  legal: '~legal',
  settings: '~settings',
  colours: '~colours',
  menu: '~menu',
  home: '~home',
} as const;

/** Whether the records of a list are parts of the site that are only put in order and hidden. */
export function isArrangement(list: string): boolean {
  return list === textLists.menu || list === textLists.home;
}
