import { mistake, sentence } from '../sentences/sentence';
import type { Problem } from '../../engine/site/checked-site';
import { languagesOf, referencesOf, type CheckContext } from '../check-context';
import type { Finding } from '../document/finding';
import { textAt } from '../document/json-access';
import { groupBy } from '../group-by';
import { commandPath } from '../shell-word';
import type { Message } from './catalogue';
import { messageIn, type SiteCatalogues } from './site-catalogues';

/** Ids of messages that the config names. */
export function usedIds(context: CheckContext): ReadonlySet<string> {
  const ids = referencesOf(context, 'text').map(({ value }) => (typeof value === 'string' ? value : ''));
  return new Set(ids.filter((id) => id !== ''));
}

/** Ids of the messages that a site needs in every language: the engine's, and those that its config names. */
export function neededIds(catalogues: SiteCatalogues, used: ReadonlySet<string>): string[] {
  const known = [...used].filter((id) => catalogues.ids.has(id));
  return [...new Set([...catalogues.engineIds, ...known])].sort();
}

/** Ids of the messages that a language lacks. */
export function missingIds(catalogues: SiteCatalogues, used: ReadonlySet<string>, code: string): string[] {
  if (catalogues.unreadable.includes(code)) return [];
  return neededIds(catalogues, used).filter((id) => messageIn(catalogues, code, id) === undefined);
}

export interface Completeness {
  readonly findings: readonly Finding[];
  /** Problems in the catalogues of the site. */
  readonly problems: readonly Problem[];
}

/**
 * Reports the messages that each language lacks, and the languages whose messages were not reviewed: one finding each.
 * @param configPath the site config as a command names it
 */
export function checkComplete(
  context: CheckContext,
  catalogues: SiteCatalogues,
  unreviewed: readonly string[],
  configPath: string | undefined,
): Completeness {
  const used = usedIds(context);
  const checked = languagesOf(context.config).map((code, index) => {
    const path = ['languages', 'list', index, 'code'];
    const missing = missingIds(catalogues, used, code);
    const empty = Object.entries(catalogues.empty[code] ?? {}).filter(([id]) => missing.includes(id));
    const absent = missing.filter((id) => !empty.some(([other]) => other === id));
    const folder = textAt(context.config, 'content') ?? '';
    const file = `${folder}/messages/${code}.json`;
    return {
      findings: [
        ...(absent.length > 0 ? [{ path, ...lacking(code, absent, file, configPath) }] : []),
        ...(unreviewed.includes(code) && takesOver(catalogues, code)
          ? [{ path, ...notReviewed(code, file) }]
          : []),
      ],
      problems: unwritten(empty),
    };
  });
  return {
    findings: checked.flatMap(({ findings }) => findings),
    problems: checked.flatMap(({ problems }) => problems),
  };
}

/** The messages that `npm run messages` wrote and nobody has translated: one problem at the first of them. */
function unwritten(empty: readonly (readonly [string, Message])[]): Problem[] {
  const [first] = empty;
  if (!first) return [];
  const message =
    empty.length === 1
      ? sentence('message.emptyOne')
      : sentence('message.emptyMany', { count: String(empty.length) });
  return [first[1].problem({ message, hint: sentence('message.searchEmpty') })];
}

/** Whether a language has a message of the engine that the site does not replace. */
function takesOver({ engine, own }: SiteCatalogues, code: string): boolean {
  return Object.keys(engine[code] ?? {}).some((id) => own[code]?.[id] === undefined);
}

type Explanation = Omit<Finding, 'path'>;

function lacking(
  code: string,
  ids: readonly string[],
  file: string,
  configPath: string | undefined,
): Explanation {
  const missing = { code, ids: compactIds(ids) };
  const command = `npm run messages -- ${code}${commandPath(configPath)}`;
  return {
    message:
      ids.length === 1
        ? sentence('message.missingOne', missing)
        : sentence('message.missingMany', { ...missing, count: String(ids.length) }),
    hint: sentence('message.writeMissing', { command, file }),
  };
}

function notReviewed(code: string, file: string): Explanation {
  return { ...mistake('message.unreviewed', { code, file }), severity: 'note' };
}

/** Ids with what they begin with said once: `common.{close, copy}, news.title`. */
export function compactIds(ids: readonly string[]): string {
  const groups = groupBy(ids, (id) => id.slice(0, id.indexOf('.') + 1));
  return [...groups]
    .flatMap(([prefix, members]) => {
      const names = members.map((id) => id.slice(prefix.length));
      if (prefix === '' || names.length === 1) return names.map((name) => prefix + name);
      return [`${prefix}{${names.join(', ')}}`];
    })
    .join(', ');
}
