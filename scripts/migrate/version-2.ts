import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import { addAfter, propertyAt, remove, type Change } from './json-edits';

/** What version 2 takes for granted where a source has no `query`. */
const usual = JSON.stringify({ lang: '$language' });

/**
 * The query of a source is the visitor's language by default, as nearly every list of the council API takes it: it is
 * removed where it is only that, and written as empty where there was none.
 */
export function toVersion2(root: Node, text: string): Change[] {
  const sources = findNodeAtLocation(root, ['sources']);
  const entries = sources?.type === 'object' ? (sources.children ?? []) : [];
  return entries.flatMap(({ children: [name, source] = [] }) => {
    if (name === undefined || source?.type !== 'object') return [];
    const place = `sources.${String(name.value)}`;
    const query = propertyAt(source, ['query']);
    if (query === undefined) {
      const before = propertyAt(source, ['path']) ?? source.children?.at(-1);
      const says = `${place}: added an empty “query”, since it takes no language`;
      return before ? [{ edit: addAfter(text, before, 'query', {}), says }] : [];
    }
    const [, value] = query.children ?? [];
    const isUsual = value !== undefined && JSON.stringify(getNodeValue(value)) === usual;
    return isUsual
      ? [{ edit: remove(query), says: `${place}: removed the “query”, which is the default now` }]
      : [];
  });
}
