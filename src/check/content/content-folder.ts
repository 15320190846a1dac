import type { DistrictLayer } from '../../engine/district/broadcast';
import type { OtherFormat, PictureFormat } from '../../engine/picture/file-format';
import type { FontFile } from '../../engine/theme/font-file';

/** The files of the content folder, already read. */
export interface ContentFolder {
  /** Its path from the folder of the site config, `content`. */
  readonly path: string;
  /** Names of all files in it. */
  readonly files: ReadonlySet<string>;
  /** The picture files in it, where they are known. */
  readonly pictures?: ReadonlyMap<string, PictureFile>;
  /** The files in it that are named like a PDF, where they are known. */
  readonly pdfs?: ReadonlyMap<string, PdfFile>;
  /** The font files in it, where they are known. */
  readonly fonts?: ReadonlyMap<string, FontFile>;
  /** Sizes in bytes of the files in `documents`, by name, where they are known. */
  readonly documentSizes?: Readonly<Record<string, number>>;
  /** Times of the last change of the files in `records`, in ms since the epoch, by name, where they are known. */
  readonly fileTimes?: Readonly<Record<string, number>>;
  /** Texts of the files in `records`, `entities`, `messages`, of the documents, of `district.json` and of `glossary.json`. */
  readonly texts: Readonly<Record<string, string>>;
  /** What the district publishes at the site, with several sites. */
  readonly district?: DistrictLayer;
}

/** A picture file, without its content. */
export interface PictureFile {
  readonly bytes: number;
  /** Format by its first bytes; null for data of no known format. */
  readonly format: PictureFormat | OtherFormat | null;
  /** Whether it is a drawing (SVG) with text, which needs fonts to become pixels. */
  readonly hasText?: boolean;
}

/** A file that is named like a PDF, without its content. */
export interface PdfFile {
  /** Whether it begins like a PDF. */
  readonly isPdf: boolean;
  /** Whether it has the mark at the end of a PDF. */
  readonly isComplete: boolean;
}
