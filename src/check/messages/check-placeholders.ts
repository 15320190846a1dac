import { sentence } from '../sentences/sentence';
import type { Problem } from '../../engine/site/checked-site';
import { languagesOf, referencesOf, type CheckContext } from '../check-context';
import type { Finding } from '../document/finding';
import { entriesOf, textOf } from '../document/json-access';
import type { Path } from '../document/path';
import { groupBy } from '../group-by';
import { nameHint } from '../nearest-name';
import type { ConfigReference } from '../references/collect-references';
import type { Message } from './catalogue';
import { placeholdersOf } from './check-catalogues';
import { usedMore } from './check-texts';
import { messageIn, sourceLanguage, type SiteCatalogues } from './site-catalogues';

/** Names that have a value at some places of the config only. `council` and `year` have one at all. */
const named: readonly { readonly names: readonly string[]; readonly at: (path: Path) => boolean }[] = [
  { names: ['number'], at: (path) => path.slice(-2).join('.') === 'relabel.together' },
  { names: ['name'], at: (path) => path.join('.') === 'shell.firstVisit.caption' },
];

/** The server says titles and descriptions of pages too, and knows no year. */
const withoutYear =
  /^(?:pages\.\d+\.(?:title|description)|notFound\.title|feed\.title|follow\.lists\.\d+\.title)$/;

function namesAt(path: Path): readonly string[] {
  const always = withoutYear.test(path.join('.')) ? ['council'] : ['council', 'year'];
  return [...always, ...named.flatMap((each) => (each.at(path) ? each.names : []))];
}

/** The engine's messages: placeholders by id. Each use in the engine's code gives them values. */
function enginePlaceholders({ engine }: SiteCatalogues): ReadonlyMap<string, readonly string[]> {
  const messages = Object.entries(engine[sourceLanguage] ?? {});
  return new Map(messages.map(([id, { text }]) => [id, placeholdersOf(text)]));
}

export interface UnfilledPlaceholders {
  readonly findings: readonly Finding[];
  /** Problems in the catalogues of the site. */
  readonly problems: readonly Problem[];
}

/** The places of the config that name a message, by its id. */
function usesById(context: CheckContext): ReadonlyMap<string, readonly ConfigReference[]> {
  const named = referencesOf(context, 'text').filter(({ value }) => typeof value === 'string');
  return groupBy(named, ({ value }) => textOf(value));
}

/** Reports placeholders of a message of the site that have no value; those of the engine's are in its catalogue. */
export function checkFilledMessage(
  id: string,
  context: CheckContext,
  messages: SiteCatalogues,
): readonly Problem[] {
  if (messages.engine[sourceLanguage]?.[id]) return [];
  return checkSites(id, usesById(context).get(id) ?? [], messages, languagesOf(context.config));
}

/** Reports placeholders that have no value where their text is used: the page would show the message id or the braces. */
export function checkFilled(context: CheckContext, messages: SiteCatalogues): UnfilledPlaceholders {
  const known = enginePlaceholders(messages);
  const uses = usesById(context);
  return {
    findings: [
      ...referencesOf(context, 'text').flatMap(checkInline),
      ...[...uses].flatMap(([id, references]) => checkUses(id, references, known.get(id) ?? [])),
    ],
    problems: [...uses].flatMap(([id, references]) =>
      known.has(id) ? [] : checkSites(id, references, messages, languagesOf(context.config)),
    ),
  };
}

function checkInline({ value, path }: ConfigReference): Finding[] {
  if (typeof value === 'string') return [];
  return entriesOf(value).flatMap(([code, text]) => {
    const names = namesAt(path);
    const unfilled = placeholdersOf(textOf(text)).find((name) => !names.includes(name));
    if (unfilled === undefined) return [];
    const message = sentence('message.noValue', { name: `{${unfilled}}` });
    return [{ path: [...path, code], message, hint: nameHint(unfilled, names) }];
  });
}

/** A message of the engine that is used where its placeholders have no value. */
function checkUses(
  id: string,
  references: readonly ConfigReference[],
  placeholders: readonly string[],
): Finding[] {
  const unfilledAt = (path: Path) => placeholders.filter((name) => !namesAt(path).includes(name));
  const [first, ...others] = references.filter(({ path }) => unfilledAt(path).length > 0);
  if (!first) return [];
  const braces = unfilledAt(first.path)
    .map((name) => `{${name}}`)
    .join(', ');
  const message = usedMore(sentence('message.needs', { id, names: braces }), others.length);
  return [{ path: first.path, message, hint: sentence('message.choose') }];
}

/** Messages of the site with a placeholder that gets no value; one that only some languages have is reported elsewhere. */
function checkSites(
  id: string,
  uses: readonly ConfigReference[],
  messages: SiteCatalogues,
  languages: readonly string[],
): Problem[] {
  const places = uses.map(({ path }) => namesAt(path));
  const [first = []] = places;
  const filled = first.filter((name) => places.every((names) => names.includes(name)));
  const allowed = [...new Set([...filled, 'council', 'year'])];
  const translations = languages.flatMap((code): readonly Message[] => {
    const message = messageIn(messages, code, id);
    return message ? [message] : [];
  });
  const unfilled = placeholdersOf(translations[0]?.text ?? '').find((name) => !allowed.includes(name));
  if (unfilled === undefined || !translations.every(({ text }) => placeholdersOf(text).includes(unfilled)))
    return [];
  const hint = nameHint(unfilled, allowed);
  return translations.map(({ problem }) =>
    problem({ message: sentence('message.noValueIn', { name: `{${unfilled}}`, id }), hint }),
  );
}
