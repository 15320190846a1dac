import { sentence, type Sentence } from '../sentences/sentence';
import type { Problem } from '../../engine/site/checked-site';
import { allIds, type Catalogue, type Message } from './catalogue';
import { groupBy } from '../group-by';
import { parseMessage } from './parse-message';

/**
 * Checks the messages of a site: that they parse, and that their placeholders are those that the engine fills in, or
 * those of most languages. The engine's own messages are right, so that every problem is in a file of the site.
 */
export function checkCatalogues(
  own: Readonly<Record<string, Catalogue>>,
  languages: readonly string[],
  engine: Catalogue,
): Problem[] {
  return allIds(own).flatMap((id) => {
    const parsed = languages.flatMap((code): ParsedMessage[] => {
      const message = own[code]?.[id];
      return message ? [{ id, code, message, parsed: parseMessage(message.text) }] : [];
    });
    const replaced = engine[id] && placeholdersOf(engine[id].text);
    return parsed.flatMap((message) => {
      if ('mistake' in message.parsed) return [unreadable(message, message.parsed.mistake)];
      const { names } = message.parsed;
      return replaced ? compareWithEngine(message, names, replaced) : compare(message, names, usual(parsed));
    });
  });
}

interface ParsedMessage {
  readonly id: string;
  readonly code: string;
  readonly message: Message;
  readonly parsed: ReturnType<typeof parseMessage>;
}

/** The placeholders of a message; none if it cannot be parsed, which is reported elsewhere. */
export function placeholdersOf(text: string): readonly string[] {
  const parsed = parseMessage(text);
  return 'names' in parsed ? parsed.names : [];
}

function unreadable({ id, code, message }: ParsedMessage, mistake: Sentence | string): Problem {
  return message.problem({
    message: sentence('message.unreadable', { id, code, mistake }),
    hint: sentence('message.braces'),
  });
}

function compareWithEngine(
  { id, code, message }: ParsedMessage,
  names: readonly string[],
  filled: readonly string[],
): Problem[] {
  const unknown = names.filter((name) => !filled.includes(name));
  const unused = filled.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    const text = sentence('message.notFilled', { id, names: list(unknown), code });
    return [message.problem({ message: text, hint: sentence('message.mayHave', { names: list(filled) }) })];
  }
  if (unused.length === 0) return [];
  const text = sentence('message.notUsed', { id, names: list(unused), code });
  return [message.problem({ message: text, severity: 'warning' })];
}

/** A message whose placeholders most languages have; the first one if there are several. */
function usual(parsed: readonly ParsedMessage[]): ParsedMessage | undefined {
  const groups = [...groupBy(parsed, (message) => JSON.stringify(message.parsed)).values()];
  return groups.sort((a, b) => b.length - a.length)[0]?.[0];
}

function compare(
  { id, code, message }: ParsedMessage,
  names: readonly string[],
  first: ParsedMessage | undefined,
): Problem[] {
  if (!first || 'mistake' in first.parsed || String(first.parsed.names) === String(names)) return [];
  const text = sentence('message.differs', {
    id,
    code,
    names: list(names),
    others: list(first.parsed.names),
    other: first.code,
  });
  return [message.problem({ message: text, hint: sentence('message.same') })];
}

function list(names: readonly string[]): Sentence {
  return names.length === 0
    ? sentence('message.noPlaceholders')
    : sentence('message.placeholders', { names: names.map((name) => `{${name}}`).join(', ') });
}
