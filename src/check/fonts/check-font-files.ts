import { largestFont, type FontFile } from '../../engine/theme/font-file';
import type { Problem } from '../../engine/site/checked-site';
import { fileProblem } from '../document/file-problem';
import type { Finding } from '../document/finding';
import { at, entriesOf, textAt, type Json } from '../document/json-access';

type Words = Omit<Finding, 'path'>;

/** More than the largest font that the engine ships. */
const heavyFont = 100_000;

const unnamed: Words = {
  message: 'No font of the theme has this file.',
  hint: 'Name it in “theme.fontFiles”, or remove it.',
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
  const smaller = 'Keep only the characters of its script, for example with pyftsubset of fontTools.';
  if (bytes > largestFont) {
    const message = `This font has ${kilobytes(bytes)}, more than the ${kilobytes(largestFont)} that a site sends.`;
    return { message, hint: smaller };
  }
  if (!isFont) {
    const message = 'This file is not a complete font in the format WOFF2.';
    return { message, hint: 'Save the font again as WOFF2.' };
  }
  if (bytes <= heavyFont) return null;
  const message = `This font has ${kilobytes(bytes)}; text changes its typeface late on slow connections.`;
  return { message, hint: smaller, severity: 'warning' };
}
