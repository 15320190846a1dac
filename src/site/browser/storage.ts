/**
 * Local storage without exceptions: reading `window.localStorage` itself throws where storage is forbidden. Storage
 * that is missing, full or forbidden loses the stored value and nothing else (B3.5.2).
 */
function withStorage<Value>(access: (storage: Storage) => Value, otherwise: Value): Value {
  try {
    return access(window.localStorage);
  } catch {
    return otherwise;
  }
}

/** The value of a key; null when there is none. */
export function readStored(key: string): string | null {
  return withStorage((storage) => storage.getItem(key), null);
}

/** Stores a value where that is possible; whether it was. */
export function writeStored(key: string, value: string): boolean {
  return withStorage((storage) => {
    storage.setItem(key, value);
    return true;
  }, false);
}

/** Removes a key where that is possible. */
export function removeStored(key: string): void {
  withStorage((storage) => {
    storage.removeItem(key);
  }, undefined);
}

/** All keys; none where storage is forbidden. */
export function storedKeys(): readonly string[] {
  return withStorage((storage) => Object.keys(storage), []);
}
