import { sentence } from '../sentences/sentence';
import type { Node } from 'jsonc-parser';
import type { Finding } from './finding';
import type { Path } from './path';

/** Duplicate keys of an object: the last one would silently win. */
export function duplicateKeys(node: Node, path: Path = []): Finding[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((item, index) => duplicateKeys(item, [...path, index]));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const again = seen.has(name) ? [duplicateKey([...path, name], property.offset)] : [];
    seen.add(name);
    return value ? [...again, ...duplicateKeys(value, [...path, name])] : again;
  });
}

function duplicateKey(path: Path, offset: number): Finding {
  const message = sentence('key.twice', { key: String(path.at(-1)) });
  return { path, offset, message, hint: sentence('key.removeOne') };
}
