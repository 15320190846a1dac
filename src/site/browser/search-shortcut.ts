import { readStored, removeStored, writeStored } from './storage';

/** The key that opens the search. */
export const searchShortcut = '/';

const storageName = 'searchShortcut';

/** Whether the key opens the search: it does, unless the visitor has switched it off (WCAG 2.1.4). */
export function isSearchShortcutOn(): boolean {
  return readStored(storageName) !== 'off';
}

/** Stores the visitor's choice. */
export function setSearchShortcut(isOn: boolean): void {
  if (isOn) removeStored(storageName);
  else writeStored(storageName, 'off');
}
