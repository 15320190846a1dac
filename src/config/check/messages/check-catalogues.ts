import type { Problem } from '../../checked-site';
import { allIds, type Catalogue, type Message } from './catalogue';
import { parseMessage } from './message-arguments';

export interface CatalogueLanguage {
  readonly code: string;
  readonly locale: string;
}

/** Messages that cannot be read, or that need other names filled in than in the first language. */
export function checkCatalogues(
  catalogues: Readonly<Record<string, Catalogue>>,
  languages: readonly CatalogueLanguage[],
): Problem[] {
  return allIds(catalogues).flatMap((id) => {
    const written = languages.flatMap(({ code, locale }) => {
      const message = catalogues[code]?.[id];
      return message ? [{ code, message, parsed: parseMessage(message.text, locale) }] : [];
    });
    return written.flatMap(({ code, message, parsed }) =>
      'mistake' in parsed
        ? [unreadable(id, code, message, parsed.mistake)]
        : compare(id, code, message, parsed.names, written[0]),
    );
  });
}

function unreadable(id: string, code: string, message: Message, mistake: string): Problem {
  return message.problem({
    message: `The message “${id}” cannot be read in ${code}: ${mistake}.`,
    hint: "Braces { } and tags < > stand for what is filled in; write '{' for a brace that is to be seen.",
  });
}

interface Written {
  readonly code: string;
  readonly parsed: ReturnType<typeof parseMessage>;
}

function compare(
  id: string,
  code: string,
  message: Message,
  names: readonly string[],
  first: Written | undefined,
): Problem[] {
  if (!first || 'mistake' in first.parsed || String(first.parsed.names) === String(names)) return [];
  const told = `The message “${id}” fills in ${list(names)} in ${code}, but ${list(first.parsed.names)} in ${first.code}.`;
  return [message.problem({ message: told, hint: 'Use the same names in every language.' })];
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.map((name) => `{${name}}`).join(', ');
}
