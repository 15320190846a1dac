import type { OtherFormat, PictureFormat } from '../../engine/picture/file-format';
import type { Problem } from '../../engine/site/checked-site';
import { fileProblem } from '../document/file-problem';
import type { Finding } from '../document/finding';
import type { PictureFile } from '../content/read-content';
import { otherFormatWords, saveAgain } from './other-format-words';

const megabyte = 1_000_000;

type Words = Omit<Finding, 'path'>;

/** Checks the picture files of the content folder: that they are pictures that can be shown, and not too large. */
export function checkPictureFiles(folder: string, pictures: ReadonlyMap<string, PictureFile>): Problem[] {
  return [...pictures].flatMap(([name, picture]) =>
    mistakesOf(picture).map((words) => fileProblem(`${folder}/${name}`, words)),
  );
}

function isOther(format: PictureFormat | OtherFormat): format is OtherFormat {
  return Object.hasOwn(otherFormatWords, format);
}

function mistakesOf({ bytes, format, hasText = false }: PictureFile): readonly Words[] {
  if (bytes === 0) return [{ message: 'This picture is empty.', hint: saveAgain }];
  if (format === null)
    return [{ message: 'This file is not a picture in a supported format.', hint: saveAgain }];
  if (isOther(format)) {
    const { what, hint } = otherFormatWords[format];
    return [{ message: `This file is ${what}.`, hint }];
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
