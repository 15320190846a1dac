import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import { addAfter, propertyAt, remove, replaceText, type Change } from './json-edits';

/** What version 2 takes for granted where a source has no `query`. */
const usual = JSON.stringify({ lang: '$language' });

/** The tab title of unknown URLs is that of the not-found page, which nothing showed. */
function moveTabTitle(root: Node, text: string): Change[] {
  const other = propertyAt(root, ['shell', 'title', 'other']);
  const [, value] = other?.children ?? [];
  if (!other || !value) return [];
  const removed = { edit: remove(other), says: 'shell.title: removed “other”' };
  const shown: unknown = getNodeValue(value);
  const page = findNodeAtLocation(root, ['notFound']);
  const present = page && findNodeAtLocation(page, ['tabTitle']);
  const title = page && propertyAt(page, ['title']);
  const says = 'notFound.tabTitle: the text of “shell.title.other”';
  if (present && JSON.stringify(getNodeValue(present)) === JSON.stringify(shown)) return [removed];
  if (present) return [removed, { edit: replaceText(present, text, value), says }];
  return title ? [removed, { edit: addAfter(text, title, 'tabTitle', shown), says }] : [removed];
}

/**
 * The query of a source is the visitor's language by default, as nearly every list of the council API takes it: it is
 * removed where it is only that, and written as empty where there was none.
 */
function shortenQueries(root: Node, text: string): Change[] {
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

/** Shorter queries, and one tab title for unknown URLs instead of two. */
export function toVersion2(root: Node, text: string): Change[] {
  return [...shortenQueries(root, text), ...moveTabTitle(root, text)];
}
