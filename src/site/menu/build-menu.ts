import { bindUrl } from '../../engine/binding/url';
import { externalAddress, isEntryShown } from '../../engine/binding/menu-entry';
import type { BindContext } from '../../engine/binding/context';
import { recordId, fieldText, type CouncilRecord } from '../../engine/record/record';
import { tagText, type TaggedText } from '../../engine/binding/tagged-text';
import type { ListTexts, MenuEach, MenuEntry, SubjectPage } from '../../engine/site-config.generated';
import type { SourceState } from '../../engine/source/load-state';
import type { Subject } from '../../templates/content';
import type { RouteMatch } from '../../engine/page/page-url';
import { holdsCurrent, type GroupNode, type MenuNode, type StatusNode, type PageNode } from './menu-node';

/** The data that, with the config, determines the menu. */
export interface MenuInput {
  readonly context: BindContext;
  /** Source name → its list. */
  readonly lists: Readonly<Record<string, SourceState>>;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly council: CouncilRecord | null;
  readonly route: Pick<RouteMatch, 'page'>;
  /** Id of the subject that the page is about. */
  readonly subject: string | null;
}

/** The config's menu entries in their order, with the council's records (B2.5.6). */
export function buildMenu(input: MenuInput): readonly MenuNode[] {
  return input.context.site.config.menu.flatMap((entry) => nodesOf(entry, input));
}

function nodesOf(entry: MenuEntry, input: MenuInput): readonly MenuNode[] {
  if (!isEntryShown(entry, input.flags)) return [];
  if (entry.page !== undefined) return [pageNode(entry, entry.page, input)];
  if (entry.each) return [groupNode(entry, eachNodes(entry.each, input), input)];
  if (entry.entries) return groupOfEntries(entry, entry.entries, input);
  return externalNodes(entry, input);
}

/** A group whose entries are all left out is left out too (B2.5.12). */
function groupOfEntries(
  entry: MenuEntry,
  entries: readonly MenuEntry[],
  input: MenuInput,
): readonly MenuNode[] {
  const nodes = entries.flatMap((one) => nodesOf(one, input)).map(insideGroup);
  return nodes.length === 0 ? [] : [groupNode(entry, nodes, input)];
}

/** Markers highlight entries of the first level; inside a group only the current page is highlighted (B2.5.12). */
function insideGroup(node: MenuNode): MenuNode {
  return node.kind === 'page' ? { ...node, highlighted: node.current } : node;
}

function groupNode(entry: MenuEntry, entries: readonly MenuNode[], input: MenuInput): GroupNode {
  const highlighted =
    entry.marker === undefined ? entries.some(holdsCurrent) : entry.marker === input.route.page?.marker;
  return { kind: 'group', label: labelOf(entry, input), icon: entry.icon ?? null, highlighted, entries };
}

function pageNode(entry: MenuEntry, path: string, input: MenuInput): PageNode {
  const current = input.route.page?.path === path;
  const page = input.context.site.config.pages.find((one) => one.path === path);
  const marker = entry.marker ?? page?.marker;
  const highlighted = current || (marker !== undefined && marker === input.route.page?.marker);
  return {
    kind: 'page',
    label: labelOf(entry, input),
    icon: entry.icon ?? null,
    path,
    subject: null,
    highlighted,
    current,
  };
}

function externalNodes(entry: MenuEntry, input: MenuInput): readonly MenuNode[] {
  const href = externalAddress(entry, input.council);
  if (href === null) return [];
  return [{ kind: 'external', label: labelOf(entry, input), icon: entry.icon ?? null, href, tooltip: null }];
}

function labelOf({ label, page }: Pick<MenuEntry, 'label' | 'page'>, { context }: MenuInput): TaggedText {
  const title = context.site.config.pages.find(({ path }) => path === page)?.title;
  return { text: context.translate(label ?? title ?? '') };
}

function eachNodes(each: MenuEach, input: MenuInput): readonly MenuNode[] {
  const subject = each.subject === undefined ? undefined : input.context.site.config.subjects?.[each.subject];
  const source = subject?.source ?? each.source ?? '';
  const records = input.lists[source] ?? { state: 'loading' };
  const texts = each.texts ?? subject?.texts;
  if (records.state !== 'ready') return statusNodes(texts, records, input);
  const nodes = records.records.flatMap((record) =>
    subject ? subjectNodes(record, subject.label, each.pages ?? [], input) : sourceNodes(record, each, input),
  );
  return nodes.length > 0 ? nodes : statusNodes(texts, records, input);
}

function statusNodes(
  texts: ListTexts | undefined,
  answer: SourceState,
  { context }: MenuInput,
): readonly StatusNode[] {
  const kind = answer.state === 'ready' ? (answer.missing ? 'missing' : 'empty') : answer.state;
  const retry = answer.state === 'failed' ? answer.retry : null;
  return texts ? [{ kind: 'status', text: context.translate(texts[kind]), retry }] : [];
}

/** A record without a name is left out; one without an address is shown as text (B2.5.10). */
function sourceNodes(
  record: CouncilRecord,
  each: MenuEach,
  { context: { site } }: MenuInput,
): readonly MenuNode[] {
  const name = each.label === undefined ? null : fieldText(record, each.label);
  if (name === null) return [];
  const href = bindUrl(each.address, record);
  if (href === null) return [{ kind: 'status', text: name, retry: null }];
  const description = each.description === undefined ? null : fieldText(record, each.description);
  const tooltip = description === null ? null : tagText(description, site);
  return [{ kind: 'external', label: tagText(name, site), icon: null, href, tooltip }];
}

/** A subject with one page is a link; one with several is a group of links (B2.5.7). */
function subjectNodes(
  record: CouncilRecord,
  labelField: string,
  pages: readonly SubjectPage[],
  input: MenuInput,
): readonly MenuNode[] {
  const id = recordId(record);
  const name = fieldText(record, labelField) ?? id;
  if (id === null || name === null) return [];
  const label = tagText(name, input.context.site);
  const links = pages.map((page) => subjectPage(page, { id, name }, input));
  const [only] = links;
  if (links.length === 1 && only) return [{ ...only, label }];
  return [{ kind: 'group', label, icon: null, highlighted: links.some(holdsCurrent), entries: links }];
}

function subjectPage(page: SubjectPage, subject: Subject, input: MenuInput): PageNode {
  const current = input.route.page?.path === page.page && input.subject === subject.id;
  return {
    kind: 'page',
    label: labelOf(page, input),
    icon: null,
    path: page.page,
    subject,
    highlighted: current,
    current,
  };
}
