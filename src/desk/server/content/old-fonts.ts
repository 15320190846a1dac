import { convertLegacyFont } from '../../../check/writing/convert-legacy-font';
import type { OldFontText } from '../../api/old-fonts-api';
import { type ContentVisitor, type DeskContent, requireRecord } from './desk-content';

function oldFontsIn(value: unknown, path: readonly string[] = []): OldFontText[] {
  if (typeof value === 'string') {
    const found = convertLegacyFont(value);
    return found ? [{ path: [...path], text: value, converted: found.text, font: found.font }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => oldFontsIn(one, [...path, key]));
}

/** The texts of a record that are in the letters of an old font, with the draft of the person. @throws DeskRefusal */
export async function readOldFonts(
  content: DeskContent,
  [name, key]: readonly [list: string, key: string],
  { name: person }: ContentVisitor,
): Promise<readonly OldFontText[]> {
  const { drafted } = await content.openList(person, name);
  return oldFontsIn(requireRecord(drafted, key).record);
}
