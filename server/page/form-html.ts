import { randomInt, randomUUID } from 'node:crypto';
import type { PageForm } from '../../src/model/form/page-form';

/** The values of a page with forms that each visitor gets anew. */
export type VisitorValues = Pick<PageForm, 'key' | 'shown'>;

/** The HTML of a page with forms, cut where the values of a visitor belong. */
export interface FormHtml {
  readonly parts: readonly (Buffer | keyof VisitorValues)[];
}

/** 16 digits, so that no other number of a page is equal. */
const smallestPlaceholder = 1e15;

/** Values to render a page with; unique, so that `cutForm` finds them. */
export function placeholders(): VisitorValues {
  return { key: randomUUID(), shown: smallestPlaceholder + randomInt(2 ** 47) };
}

/** Cuts the HTML of a page that was rendered with placeholders. */
export function cutForm(html: string, { key, shown }: VisitorValues): FormHtml {
  const names = new Map<string, keyof VisitorValues>([
    [key, 'key'],
    [String(shown), 'shown'],
  ]);
  const pieces = html.split(new RegExp(`(${key}|${shown})`));
  return { parts: pieces.map((piece) => names.get(piece) ?? Buffer.from(piece)) };
}

/** The HTML for one visitor. */
export function fillForm({ parts }: FormHtml, values: VisitorValues): Buffer {
  return Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(String(values[part])) : part)),
  );
}

/** Number of bytes that the HTML holds in memory. */
export function sizeOfForm({ parts }: FormHtml): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}
