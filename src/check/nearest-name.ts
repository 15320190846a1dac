import { sentence, type Sentence } from './sentences/sentence';
import { distance } from 'fastest-levenshtein';

/** How many names a hint lists; of more it lists the first ones. */
const maxListed = 80;
const firstListed = 20;

/** Hint with the name that is probably meant. */
export function didYouMean(name: string): Sentence {
  return sentence('name.near', { name });
}

/** Hint for an unknown name: the name that is probably meant, or the known ones. */
export function nameHint(name: string, names: readonly string[]): Sentence {
  const near = nearestName(name, names);
  if (near !== undefined) return didYouMean(near);
  if (names.length === 0) return sentence('name.none');
  const quoted = [...new Set(names)].map((each) => `“${each}”`);
  if (quoted.length <= maxListed) return sentence('name.possible', { names: quoted.join(', ') });
  const count = String(quoted.length - firstListed);
  return sentence('name.possibleMore', { names: quoted.slice(0, firstListed).join(', '), count });
}

/** The most similar name; undefined if none is so similar that it is probably meant. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((each) => ({ each, steps: editDistance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, steps }) => steps <= allowedEdits(name, each))
    .sort((a, b) => a.steps - b.steps);
  return best?.each ?? beginningOf(name, names) ?? nameWithin(name, names);
}

/** One edit in short names, two from seven letters on, three from eleven on; none makes another word of one or two letters. */
function allowedEdits(name: string, other: string): number {
  const length = Math.min(name.length, other.length);
  if (length < 3) return name.length === other.length ? 0 : 1;
  return Math.min(3, Math.max(1, Math.floor(length / 3.5)));
}

/** The only name that begins with this one, such as “grampanchayatData” for “grampanchayat”. */
function beginningOf(name: string, names: readonly string[]): string | undefined {
  const longer = names.filter((each) => each.toLowerCase().startsWith(name.toLowerCase()));
  return name.length >= 5 && longer.length === 1 ? longer[0] : undefined;
}

/** The only name that is part of this one, such as “chart” for “barchart”. */
function nameWithin(name: string, names: readonly string[]): string | undefined {
  const parts = names.filter((each) => each.length >= 5 && name.toLowerCase().includes(each.toLowerCase()));
  return parts.length === 1 ? parts[0] : undefined;
}

/** The Levenshtein distance, in which two swapped letters count as one edit. */
function editDistance(from: string, to: string): number {
  return isSwap(from, to) ? 1 : distance(from, to);
}

function isSwap(from: string, to: string): boolean {
  const at = from.split('').findIndex((letter, index) => letter !== to[index]);
  const swapped = `${from.slice(0, at)}${from[at + 1] ?? ''}${from[at] ?? ''}${from.slice(at + 2)}`;
  return at >= 0 && swapped === to;
}

/** The file that is probably meant: of a similar name, in another folder, or with another ending. */
export function nearestFile(file: string, files: readonly string[]): string | undefined {
  const sameStem = files.filter((each) => stemOf(each) === stemOf(file));
  const [only] = sameStem;
  if (only !== undefined) return sameStem.find((each) => folderOf(each) === folderOf(file)) ?? only;
  const beside = files.filter((each) => folderOf(each) === folderOf(file));
  const stem = nearestName(stemOf(file), beside.map(stemOf));
  return beside.find((each) => stemOf(each) === stem);
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);
const stemOf = (file: string): string =>
  file
    .slice(folderOf(file).length)
    .replace(/\.[^.]*$/, '')
    .toLowerCase();

/** Hint for a file that does not exist. */
export function fileHint(
  file: string,
  files: ReadonlySet<string>,
  word: 'document' | 'font' | 'picture',
): Sentence {
  const near = nearestFile(file, [...files]);
  return near === undefined ? sentence(`${word}.put`) : didYouMean(near);
}
