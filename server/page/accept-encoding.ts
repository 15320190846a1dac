/** Content codings in which pages are stored. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** In the server's order of preference. */
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

function weightOf(parameters: readonly string[]): number {
  const q = parameters
    .map((one) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(one)?.[1])
    .find((one) => one !== undefined);
  const weight = Number(q ?? 1);
  return Number.isNaN(weight) ? 0 : weight;
}

/** Coding in lower case → weight. */
function weightsOf(header: string): ReadonlyMap<string, number> {
  const parts = header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';');
    return [
      name
        .trim()
        .toLowerCase()
        .replace(/^x-gzip$/, 'gzip'),
      weightOf(parameters),
    ] as const;
  });
  return new Map(parts.filter(([name]) => name !== ''));
}

/**
 * Chooses the coding of an answer by `Accept-Encoding` (RFC 9110, 12.5.3): the one with the highest weight, brotli
 * before gzip before none. Without a header, and when nothing is acceptable, none.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const weights = weightsOf(header);
  const any = weights.get('*');
  const weighed = encodings.map((encoding) => {
    const ofRest = any ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
    return { encoding, weight: weights.get(encoding) ?? ofRest };
  });
  const best = Math.max(...weighed.map(({ weight }) => weight));
  return (best > 0 && weighed.find(({ weight }) => weight === best)?.encoding) || 'identity';
}

/** Bounds the memory: browsers send a handful of different headers. */
const maxRemembered = 200;

/** `chooseEncoding` that remembers the headers it has seen. */
export function rememberingEncodings(): (header: string | undefined) => Encoding {
  const known = new Map<string, Encoding>();
  return (header) => {
    if (header === undefined) return 'identity';
    const found = known.get(header);
    if (found) return found;
    const chosen = chooseEncoding(header);
    if (known.size < maxRemembered && header.length <= 200) known.set(header, chosen);
    return chosen;
  };
}
