import { sentence, type Sentence } from '../sentences/sentence';
import { fileProblem } from '../document/finding';
import type { Problem } from '../../engine/site/checked-site';

/** Bytes of the longest name of a file on Linux servers; Windows and macOS count letters instead. */
const longestName = 255;

/** Hint for a file whose name is too long for a server; undefined for any other name. */
export function longNameHint(path: string): Sentence | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const bytes = new TextEncoder().encode(name).length;
  if (bytes <= longestName) return undefined;
  return sentence('file.shorten', { bytes: String(bytes), most: String(longestName) });
}

/** Warns of files whose names a server cannot store. */
export function checkFileNames(folder: string, files: ReadonlySet<string>): Problem[] {
  return [...files].flatMap((file) => {
    const hint = longNameHint(file);
    const message = sentence('file.longName');
    return hint === undefined
      ? []
      : [fileProblem(`${folder}/${file}`, { message, hint, severity: 'warning' })];
  });
}
