import { bindAddress, safeAddress } from '../../binding/address';
import type { BindContext } from '../../binding/context';
import { idOf, textOf, type CouncilRecord } from '../../binding/council-record';
import { wordsOf, type Words } from '../../binding/words';
import type { ListTexts, MenuEach, MenuEntry, SubjectPage } from '../../config/site-config.generated';
import type { AnswerState } from '../../content/use-answer';
import type { Subject } from '../../templates/contract';
import type { Place } from '../page-address';
import { holdsCurrent, type GroupNode, type MenuNode, type NoticeNode, type PageNode } from './menu-node';

/** What decides, beside the config, what stands in the menu. */
export interface MenuFacts {
  readonly context: BindContext;
  /** Source name → what has become of it. */
  readonly answers: Readonly<Record<string, AnswerState>>;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly council: CouncilRecord | null;
  readonly place: Pick<Place, 'page'>;
  /** Id of the subject that the page is about. */
  readonly subject: string | null;
}

/** The menu: the config's entries in their order, filled with the council's records (specification, 2.5). */
export function buildMenu(facts: MenuFacts): readonly MenuNode[] {
  return facts.context.site.config.menu.flatMap((entry) => nodesOf(entry, facts));
}

function nodesOf(entry: MenuEntry, facts: MenuFacts): readonly MenuNode[] {
  const { when } = entry;
  if (when && (facts.flags[when.flag] ?? false) !== (when.is ?? true)) return [];
  if (entry.page !== undefined) return [pageNode(entry, entry.page, facts)];
  if (entry.each) return [groupNode(entry, eachNodes(entry.each, facts), facts)];
  if (entry.entries) return groupOfEntries(entry, entry.entries, facts);
  return outsideNodes(entry, facts);
}

/** A group whose entries are all hidden is hidden too. */
function groupOfEntries(
  entry: MenuEntry,
  entries: readonly MenuEntry[],
  facts: MenuFacts,
): readonly MenuNode[] {
  const nodes = entries.flatMap((one) => nodesOf(one, facts)).map(insideGroup);
  return nodes.length === 0 ? [] : [groupNode(entry, nodes, facts)];
}

/** A marker lights an entry of the menu's first level; inside a group only the very page is marked. */
function insideGroup(node: MenuNode): MenuNode {
  return node.kind === 'page' ? { ...node, lit: node.current } : node;
}

function groupNode(entry: MenuEntry, entries: readonly MenuNode[], facts: MenuFacts): GroupNode {
  const lit =
    entry.marker === undefined ? entries.some(holdsCurrent) : entry.marker === facts.place.page?.marker;
  return { kind: 'group', label: labelOf(entry, facts), icon: entry.icon ?? null, lit, entries };
}

function pageNode(entry: MenuEntry, path: string, facts: MenuFacts): PageNode {
  const current = facts.place.page?.path === path;
  const page = facts.context.site.config.pages.find((one) => one.path === path);
  const marker = entry.marker ?? page?.marker;
  const lit = current || (marker !== undefined && marker === facts.place.page?.marker);
  return {
    kind: 'page',
    label: labelOf(entry, facts),
    icon: entry.icon ?? null,
    path,
    subject: null,
    lit,
    current,
  };
}

function outsideNodes(entry: MenuEntry, facts: MenuFacts): readonly MenuNode[] {
  const { councilAddress, address } = entry;
  const href = councilAddress
    ? facts.council && bindAddress(councilAddress, facts.council)
    : safeAddress(address);
  if (href === null) return [];
  return [{ kind: 'outside', label: labelOf(entry, facts), icon: entry.icon ?? null, href, tooltip: null }];
}

function labelOf({ label, page }: Pick<MenuEntry, 'label' | 'page'>, { context }: MenuFacts): Words {
  const title = context.site.config.pages.find(({ path }) => path === page)?.title;
  return { text: context.say(label ?? title ?? '') };
}

function eachNodes(each: MenuEach, facts: MenuFacts): readonly MenuNode[] {
  const subject = each.subject === undefined ? undefined : facts.context.site.config.subjects?.[each.subject];
  const source = subject?.source ?? each.source ?? '';
  const records = facts.answers[source] ?? { state: 'loading' };
  const texts = each.texts ?? subject?.texts;
  if (records.state !== 'ready') return noticeOf(texts, records, facts);
  const nodes = records.records.flatMap((record) =>
    subject ? subjectNodes(record, subject.label, each.pages ?? [], facts) : sourceNodes(record, each, facts),
  );
  return nodes.length > 0 ? nodes : noticeOf(texts, records, facts);
}

function noticeOf(
  texts: ListTexts | undefined,
  answer: AnswerState,
  { context }: MenuFacts,
): readonly NoticeNode[] {
  const kind = answer.state === 'ready' ? (answer.missing ? 'missing' : 'empty') : answer.state;
  const retry = answer.state === 'failed' ? answer.retry : null;
  return texts ? [{ kind: 'notice', text: context.say(texts[kind]), retry }] : [];
}

/** A record without a name is not there; one without an address is named, though it leads nowhere. */
function sourceNodes(
  record: CouncilRecord,
  each: MenuEach,
  { context: { site } }: MenuFacts,
): readonly MenuNode[] {
  const name = each.label === undefined ? null : textOf(record, each.label);
  if (name === null) return [];
  const href = bindAddress(each.address, record);
  if (href === null) return [{ kind: 'notice', text: name, retry: null }];
  const description = each.description === undefined ? null : textOf(record, each.description);
  const tooltip = description === null ? null : wordsOf(description, site);
  return [{ kind: 'outside', label: wordsOf(name, site), icon: null, href, tooltip }];
}

/** A subject with one page is a link; one with several is a group of its pages. */
function subjectNodes(
  record: CouncilRecord,
  labelField: string,
  pages: readonly SubjectPage[],
  facts: MenuFacts,
): readonly MenuNode[] {
  const id = idOf(record);
  const name = textOf(record, labelField) ?? id;
  if (id === null || name === null) return [];
  const label = wordsOf(name, facts.context.site);
  const links = pages.map((page) => subjectPage(page, { id, name }, facts));
  const [only] = links;
  if (links.length === 1 && only) return [{ ...only, label }];
  return [{ kind: 'group', label, icon: null, lit: links.some(holdsCurrent), entries: links }];
}

function subjectPage(page: SubjectPage, subject: Subject, facts: MenuFacts): PageNode {
  const current = facts.place.page?.path === page.page && facts.subject === subject.id;
  return {
    kind: 'page',
    label: labelOf(page, facts),
    icon: null,
    path: page.page,
    subject,
    lit: current,
    current,
  };
}
