import type { OtherFormat } from '../../engine/picture/file-format';

/** What to do about a picture in a format that browsers do not show. */
export const saveAgain = 'Save it again as a PNG, JPEG or WebP file.';

/** What to do about a file in a format that is not accepted, whatever ending its name has. */
export const otherFormatWords: Readonly<
  Record<OtherFormat, { readonly what: string; readonly hint: string }>
> = {
  heic: {
    what: 'a HEIC picture of a phone, which browsers do not show',
    hint: `${saveAgain} On an iPhone, “Most Compatible” under Camera, Formats takes JPEG pictures.`,
  },
  tiff: { what: 'a TIFF picture, which browsers do not show', hint: saveAgain },
  bmp: { what: 'a BMP picture, which is not a supported format', hint: saveAgain },
  ico: { what: 'an icon file (ICO), which is not a supported format', hint: saveAgain },
  jxl: { what: 'a JPEG XL picture, which browsers do not show', hint: saveAgain },
  pdf: {
    what: 'a PDF, not a picture',
    hint: 'Save its page as a PNG or JPEG file, or name it in a field for documents.',
  },
  html: {
    what: 'a web page, not a picture',
    hint: 'Open the page, download the picture itself, and save it as a PNG, JPEG or WebP file.',
  },
};
