import { sentence, type Sentence } from '../sentences/sentence';
import { IntlMessageFormat } from 'intl-messageformat';

export type ParsedMessage = { readonly names: readonly string[] } | { readonly mistake: Sentence | string };

const parsed = new Map<string, ParsedMessage>();
const maxParsed = 10_000;

/**
 * Parses an ICU message and returns its placeholders, such as `{year}` and `<link>`, sorted. Keeps the results, since
 * most messages are the same in the next check.
 */
export function parseMessage(text: string): ParsedMessage {
  const known = parsed.get(text);
  if (known) return known;
  if (parsed.size >= maxParsed) parsed.clear();
  const message = parse(text);
  parsed.set(text, message);
  return message;
}

/** The syntax does not depend on the locale. */
function parse(text: string): ParsedMessage {
  try {
    return { names: [...new Set(namesIn(new IntlMessageFormat(text, 'en').getAst()))].sort() };
  } catch (error) {
    return { mistake: mistakeOf(error) };
  }
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

function namesIn(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const options =
      'options' in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : [];
    const children = 'children' in element ? namesIn(element.children) : [];
    return [...nameOf(element), ...options, ...children];
  });
}

/** Literal texts (0) and the number sign of a plural (7) have no name. */
function nameOf(element: Element): string[] {
  const type: number = element.type;
  return 'value' in element && type !== 0 && type !== 7 ? [element.value] : [];
}

/** The parser's error codes in words. */
const mistakes: Readonly<Record<string, Sentence>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: sentence('message.mistake.closingBrace'),
  EMPTY_ARGUMENT: sentence('message.mistake.emptyBraces'),
  MALFORMED_ARGUMENT: sentence('message.mistake.invalidName'),
  UNCLOSED_TAG: sentence('message.mistake.openTag'),
  INVALID_TAG: sentence('message.mistake.invalidTag'),
  UNMATCHED_CLOSING_TAG: sentence('message.mistake.closingTag'),
  MISSING_OTHER_CLAUSE: sentence('message.mistake.noOther'),
  INVALID_ARGUMENT_TYPE: sentence('message.mistake.kind'),
};

function mistakeOf(error: unknown): Sentence | string {
  const code = error instanceof Error ? error.message : String(error);
  return mistakes[code] ?? code.toLowerCase().replaceAll('_', ' ');
}
