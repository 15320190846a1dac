import type { Problem } from '../../model/site/checked-site';
import { allIds, type Catalogue, type Message } from './catalogue';
import { groupBy } from '../group-by';
import { parseMessage } from './parse-message';

/** Checks that messages parse and have the same placeholders as in most languages. */
export function checkCatalogues(
  catalogues: Readonly<Record<string, Catalogue>>,
  languages: readonly string[],
): Problem[] {
  return allIds(catalogues).flatMap((id) => {
    const parsedMessages = languages.flatMap((code) => {
      const message = catalogues[code]?.[id];
      return message ? [{ code, message, parsed: parseMessage(message.text) }] : [];
    });
    return parsedMessages.flatMap(({ code, message, parsed }) =>
      'mistake' in parsed
        ? [unreadable(id, code, message, parsed.mistake)]
        : compare(id, code, message, parsed.names, usual(parsedMessages)),
    );
  });
}

function unreadable(id: string, code: string, message: Message, mistake: string): Problem {
  return message.problem({
    message: `The message “${id}” is invalid in ${code}: ${mistake}.`,
    hint: "Braces { } and tags < > mark placeholders; write '{' for a literal brace.",
  });
}

interface ParsedIn {
  readonly code: string;
  readonly parsed: ReturnType<typeof parseMessage>;
}

/** A language whose placeholders most languages have; the first one if there are several. */
function usual(parsed: readonly ParsedIn[]): ParsedIn | undefined {
  const groups = [...groupBy(parsed, (one) => JSON.stringify(one.parsed)).values()];
  return groups.sort((one, other) => other.length - one.length)[0]?.[0];
}

function compare(
  id: string,
  code: string,
  message: Message,
  names: readonly string[],
  first: ParsedIn | undefined,
): Problem[] {
  if (!first || 'mistake' in first.parsed || String(first.parsed.names) === String(names)) return [];
  const text = `The message “${id}” has ${list(names)} in ${code}, but ${list(first.parsed.names)} in ${first.code}.`;
  return [message.problem({ message: text, hint: 'Use the same placeholders in every language.' })];
}

function list(names: readonly string[]): string {
  return names.length === 0
    ? 'no placeholders'
    : `the placeholders ${names.map((name) => `{${name}}`).join(', ')}`;
}
