import { JSDOM } from 'jsdom';

/** Without what a reader does not see, and with one text node for each text. */
const readable = (html: string) =>
  html.replaceAll(/<style.*?<\/style>|<script.*?<\/script>|<!--.*?-->/gs, '');

/** The elements of a page that a visitor without script has. */
export const readPage = (html: string): Document => new JSDOM(readable(html)).window.document;

/** The text of an element, with one space between the texts of its parts; empty without an element. */
export function textOf(node: Node | null | undefined): string {
  const parts = [...(node?.childNodes ?? [])].map((child) =>
    child.hasChildNodes() ? textOf(child) : child.textContent,
  );
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** The texts of the elements that a selector finds; none without a place to look in. */
export const textsOf = (place: ParentNode | null | undefined, selector: string): readonly string[] =>
  [...(place?.querySelectorAll(selector) ?? [])].map((element) => textOf(element));

/** An attribute of the elements that a selector finds. */
export const attributesOf = (
  place: ParentNode | null | undefined,
  selector: string,
  name: string,
): readonly (string | null)[] =>
  [...(place?.querySelectorAll(selector) ?? [])].map((element) => element.getAttribute(name));
