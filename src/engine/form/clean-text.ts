import { withoutInvisible } from '../text/invisible';

/** Controls, halves of broken characters, direction overrides and byte order marks: never part of what one types. */
const forbidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const lineBreak = /\r\n?|[\n\u2028\u2029]/g;

/** Nothing for a text of which nothing can be seen. */
function visible(text: string): string {
  return withoutInvisible(text).trim() === '' ? '' : text;
}

/** Cleans a text of one line: breaks and tabs become spaces, no control characters, no space around it. */
export function cleanLine(typed: string): string {
  return visible(typed.replace(lineBreak, ' ').replace(/\t/g, ' ').replace(forbidden, '').trim());
}

/** Cleans a long text: breaks become `\n`, no other control characters, no space around it. */
export function cleanLongText(typed: string): string {
  return visible(typed.replace(lineBreak, '\n').split('\n').map(dropControls).join('\n').trim());
}

function dropControls(line: string): string {
  return line.replace(/\t/g, ' ').replace(forbidden, '');
}
