import { IntlMessageFormat } from 'intl-messageformat';

export type ParsedMessage = { readonly names: readonly string[] } | { readonly mistake: string };

/** Parses an ICU message and tells the names that it needs filled in, `{year}` or `<link>`, sorted. */
export function parseMessage(text: string, locale: string): ParsedMessage {
  try {
    return { names: [...new Set(namesIn(new IntlMessageFormat(text, locale).getAst()))].sort() };
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

/** What the parser's codes mean to a translator. */
const mistakes: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a closing brace } is missing',
  EMPTY_ARGUMENT: 'there is nothing between the braces { }',
  MALFORMED_ARGUMENT: 'what stands between the braces { } is no name',
  UNCLOSED_TAG: 'a tag <…> is not closed',
  INVALID_TAG: 'a tag <…> is written wrongly',
  UNMATCHED_CLOSING_TAG: 'a closing tag </…> has no beginning',
  MISSING_OTHER_CLAUSE: 'the choice has no “other” branch',
  INVALID_ARGUMENT_TYPE: 'the word after the comma is none of number, date, time, plural, select',
};

function mistakeOf(error: unknown): string {
  const code = error instanceof Error ? error.message : String(error);
  return mistakes[code] ?? code.toLowerCase().replaceAll('_', ' ');
}
