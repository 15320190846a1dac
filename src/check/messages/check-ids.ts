import { sentence, type Sentence } from '../sentences/sentence';
import { didYouMean } from '../nearest-name';
import type { Problem } from '../../engine/site/checked-site';
import type { CheckContext } from '../check-context';
import { at, keysOf } from '../document/json-access';
import { commandPath } from '../shell-word';
import type { Catalogue } from './catalogue';
import { compactIds, usedIds } from './check-complete';
import { nearestId } from './nearest-id';
import type { SiteCatalogues } from './site-catalogues';

/** A message of the site's files that nothing uses. */
export interface UnusedMessage {
  /** Code of the language of its file. */
  readonly code: string;
  readonly id: string;
  /** The id that is probably meant: one that the file lacks. */
  readonly meant: string | undefined;
}

/** Ids that a warning lists. */
const mostListed = 8;

/** The messages of the site's files that neither the engine nor the config uses. */
export function findUnused(context: CheckContext, { own, engineIds }: SiteCatalogues): UnusedMessage[] {
  const known = [...new Set([...engineIds, ...usedIds(context)])];
  const ids = new Set([...known, ...keysOf(at(context.config, 'messages'))]);
  return Object.entries(own).flatMap(([code, catalogue]) => {
    const lacking = known.filter((id) => catalogue[id] === undefined);
    return Object.keys(catalogue).flatMap((id) =>
      ids.has(id) ? [] : [{ code, id, meant: nearestId(id, lacking) }],
    );
  });
}

/**
 * Warns of messages of the site's files that nothing uses: of each whose id is probably misspelt, and once of all others.
 * @param configPath the site config as a command names it
 */
export function checkMessageIds(
  context: CheckContext,
  messages: SiteCatalogues,
  configPath: string | undefined,
): Problem[] {
  const unused = findUnused(context, messages);
  const misspelt = unused.flatMap(({ code, id, meant }) =>
    meant === undefined ? [] : warn(messages.own[code], id, neverUsed([id]), didYouMean(meant)),
  );
  const others = unused.filter(({ meant }) => meant === undefined);
  const [first] = others;
  if (!first) return misspelt;
  const ids = [...new Set(others.map(({ id }) => id))];
  const command = `npm run messages -- --unused --write${commandPath(configPath)}`;
  const hint = sentence(ids.length === 1 ? 'message.useOne' : 'message.useMany', { command });
  return [...misspelt, ...warn(messages.own[first.code], first.id, neverUsed(ids), hint)];
}

function warn(catalogue: Catalogue | undefined, id: string, message: Sentence, hint: Sentence): Problem[] {
  const problem = catalogue?.[id]?.problem({ message, hint, severity: 'warning' });
  return problem ? [problem] : [];
}

function neverUsed(ids: readonly string[]): Sentence {
  const [first = ''] = ids;
  if (ids.length === 1) return sentence('message.unused', { id: first });
  const listed = { count: String(ids.length), ids: compactIds(ids.slice(0, mostListed)) };
  const more = ids.length - mostListed;
  return more > 0
    ? sentence('message.unusedMore', { ...listed, more: String(more) })
    : sentence('message.unusedMany', listed);
}
