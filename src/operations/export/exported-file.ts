import { ExportError } from './export-error';

/** Content of an exported file: a text, bytes, or the path of a file to copy. */
export type FileContent =
  | {
      readonly text: string;
      /** Whether the text of an earlier export still holds, though it differs. */
      readonly isReplaceableBy?: (earlier: string) => boolean;
    }
  | { readonly bytes: Buffer }
  | { readonly copyOf: string };

/** An exported file: its name, relative to the folder of the export and with `/`. */
export type NamedFile = readonly [name: string, content: FileContent];

/** File name, relative to the folder of the export and with `/` → content. */
export type ExportedFiles = ReadonlyMap<string, FileContent>;

const maxNameBytes = 255;

function isFileName(segment: string): boolean {
  return (
    !['', '.', '..'].includes(segment) &&
    !/[/\\\p{Cc}]/u.test(segment) &&
    Buffer.byteLength(segment) <= maxNameBytes
  );
}

/** Whether a name stays inside the folder of the export and can be written by common file systems. */
export function isSafeName(name: string): boolean {
  return name.split('/').every(isFileName);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/**
 * The name of the file that a static host sends for a URL path.
 * @throws ExportError for a path that cannot be a file name, such as one with an encoded slash
 */
export function fileNameOf(path: string): string {
  const segments = path.split('/').slice(1).map(decode);
  if (!segments.every(isFileName)) throw new ExportError(`${path} cannot be exported: it is no file name.`);
  return segments.join('/');
}
