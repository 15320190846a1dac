import type { OtherFormat, PictureFormat } from '../../model/picture/file-format';
import type { Problem } from '../../model/site/checked-site';
import type { PictureFile } from '../content/read-content';

const megabyte = 1_000_000;

type Words = Pick<Problem, 'message' | 'hint' | 'severity'>;

const save = 'Save it again as a PNG, JPEG or WebP file.';

/** What to do about a file in a format that is not accepted, whatever ending its name has. */
export const otherFormatWords: Readonly<
  Record<OtherFormat, { readonly what: string; readonly hint: string }>
> = {
  heic: {
    what: 'a HEIC picture of a phone, which browsers do not show',
    hint: `${save} On an iPhone, “Most Compatible” under Camera, Formats takes JPEG pictures.`,
  },
  tiff: { what: 'a TIFF picture, which browsers do not show', hint: save },
  bmp: { what: 'a BMP picture, which is not a supported format', hint: save },
  ico: { what: 'an icon file (ICO), which is not a supported format', hint: save },
  jxl: { what: 'a JPEG XL picture, which browsers do not show', hint: save },
  pdf: {
    what: 'a PDF, not a picture',
    hint: 'Save its page as a PNG or JPEG file, or name it in a field for documents.',
  },
  html: {
    what: 'a web page, not a picture',
    hint: 'Open the page, download the picture itself, and save it as a PNG, JPEG or WebP file.',
  },
};

/** Checks the picture files of the content folder: that they are pictures that can be shown, and not too large. */
export function checkPictureFiles(folder: string, pictures: ReadonlyMap<string, PictureFile>): Problem[] {
  return [...pictures].flatMap(([name, picture]) =>
    mistakesOf(picture).map((words) => ({ file: `${folder}/${name}`, line: 1, column: 1, at: '', ...words })),
  );
}

function isOther(format: PictureFormat | OtherFormat): format is OtherFormat {
  return Object.hasOwn(otherFormatWords, format);
}

function mistakesOf({ bytes, format, hasText = false }: PictureFile): readonly Words[] {
  if (bytes === 0) return [{ message: 'This picture is empty.', hint: save, severity: 'error' }];
  if (format === null)
    return [{ message: 'This file is not a picture in a supported format.', hint: save, severity: 'error' }];
  if (isOther(format)) {
    const { what, hint } = otherFormatWords[format];
    return [{ message: `This file is ${what}.`, hint, severity: 'error' }];
  }
  return [...(bytes > megabyte ? [tooLarge(bytes)] : []), ...(hasText ? [drawnText] : [])];
}

function tooLarge(bytes: number): Words {
  return {
    message: `This picture has ${(bytes / megabyte).toFixed(1)} MB; pages load slowly while it is converted.`,
    hint: 'Save it smaller: 2000 px wide and below 1 MB are enough.',
    severity: 'warning',
  };
}

/** The server draws it with its own fonts, and many servers have none for Indian scripts. */
const drawnText: Words = {
  message: 'This drawing has text, which shows as boxes on a server without fonts for it.',
  hint: 'Convert the text to paths (in Inkscape: Path, Object to Path), or save the drawing as a PNG file.',
  severity: 'warning',
};
