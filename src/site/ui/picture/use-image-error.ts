import { useCallback, useState } from 'react';

/** The URLs of pictures that failed to load, and a function that adds one. */
export function useImageError(): readonly [broken: ReadonlySet<string>, note: (src: string) => void] {
  const [broken, setBroken] = useState<ReadonlySet<string>>(() => new Set());
  const note = useCallback((src: string) => {
    setBroken((known) => (known.has(src) ? known : new Set(known).add(src)));
  }, []);
  return [broken, note];
}
