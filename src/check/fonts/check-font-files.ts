import { sentence } from '../sentences/sentence';
import { largestFont, type FontFile } from '../../engine/theme/font-file';
import type { Problem } from '../../engine/site/checked-site';
import { fileProblem, type Finding } from '../document/finding';
import { at, entriesOf, textAt, type Json } from '../document/json-access';

type Words = Omit<Finding, 'path'>;

/** More than the largest font that the engine ships. */
const heavyFont = 100_000;

const unnamed: Words = {
  message: sentence('fontFile.unnamed'),
  hint: sentence('fontFile.name'),
  severity: 'warning',
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

/** Checks the font files of the content folder: that the theme names them, that they are fonts, and not too large. */
export function checkFontFiles(
  config: Json,
  folder: string,
  fonts: ReadonlyMap<string, FontFile>,
): Problem[] {
  const named = entriesOf(at(config, 'theme', 'fontFiles')).flatMap(([, faces]) => [
    textAt(faces, 'regular'),
    textAt(faces, 'bold'),
  ]);
  return [...fonts].flatMap(([name, font]) => {
    const words = named.includes(name) ? mistakeOf(font) : unnamed;
    return words ? [fileProblem(`${folder}/${name}`, words)] : [];
  });
}

function mistakeOf({ bytes, isFont }: FontFile): Words | null {
  const hint = sentence('fontFile.smaller');
  if (bytes > largestFont) {
    const sizes = { size: kilobytes(bytes), most: kilobytes(largestFont) };
    return { message: sentence('fontFile.large', sizes), hint };
  }
  if (!isFont) return { message: sentence('fontFile.incomplete'), hint: sentence('fontFile.again') };
  if (bytes <= heavyFont) return null;
  return { message: sentence('fontFile.heavy', { size: kilobytes(bytes) }), hint, severity: 'warning' };
}
