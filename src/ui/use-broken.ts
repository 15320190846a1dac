import { useCallback, useState } from 'react';

/** The addresses of pictures that turned out to be broken, and how to note one more. */
export function useBroken(): readonly [broken: ReadonlySet<string>, note: (src: string) => void] {
  const [broken, setBroken] = useState<ReadonlySet<string>>(() => new Set());
  const note = useCallback((src: string) => {
    setBroken((known) => (known.has(src) ? known : new Set(known).add(src)));
  }, []);
  return [broken, note];
}
