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
    const elements = new IntlMessageFormat(text, 'en').getAst();
    // Days and times are texts when they are filled in: formatting them again would throw.
    if (typesIn(elements).some((type) => type === elementTypes.date || type === elementTypes.time))
      return { mistake: sentence('message.mistake.kind') };
    return { names: [...new Set(namesIn(elements))].sort() };
  } catch (error) {
    return { mistake: mistakeOf(error) };
  }
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The parser's numbers of some types of elements. */
const elementTypes = { literal: 0, date: 3, time: 4, pound: 7 } as const;

/** The elements, with those in options of plurals and between tags. */
function withInner(elements: readonly Element[]): Element[] {
  return elements.flatMap((element) => {
    const options =
      'options' in element ? Object.values(element.options).flatMap(({ value }) => withInner(value)) : [];
    const children = 'children' in element ? withInner(element.children) : [];
    return [element, ...options, ...children];
  });
}

const typesIn = (elements: readonly Element[]): number[] => withInner(elements).map(({ type }) => type);

/** Literal texts and the number sign of a plural have no name. */
function namesIn(elements: readonly Element[]): string[] {
  return withInner(elements).flatMap((element) => {
    const type: number = element.type;
    const isNamed = type !== elementTypes.literal && type !== elementTypes.pound;
    return 'value' in element && isNamed ? [element.value] : [];
  });
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
