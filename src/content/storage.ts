/**
 * The browser's local storage at arm's length: absent, full or forbidden storage costs what would have been
 * kept there, never the page (readings, 4.5).
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the next visit asks the server again.
  }
}

export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Forbidden: there is nothing of ours to remove.
  }
}

/** The names of everything that is kept; none where storage is forbidden. */
export function storedKeys(): readonly string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}
