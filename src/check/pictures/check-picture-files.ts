import { sentence } from '../sentences/sentence';
import type { OtherFormat, PictureFormat } from '../../engine/picture/file-format';
import type { Problem } from '../../engine/site/checked-site';
import { fileProblem, type Finding } from '../document/finding';
import type { PictureFile } from '../content/content-folder';
import { otherFormatHints, saveAgain } from './other-format-hints';

const megabyte = 1_000_000;

type Words = Omit<Finding, 'path'>;

/** Checks the picture files of the content folder: that they are pictures that can be shown, and not too large. */
export function checkPictureFiles(folder: string, pictures: ReadonlyMap<string, PictureFile>): Problem[] {
  return [...pictures].flatMap(([name, picture]) =>
    mistakesOf(picture).map((words) => fileProblem(`${folder}/${name}`, words)),
  );
}

function isOther(format: PictureFormat | OtherFormat): format is OtherFormat {
  return Object.hasOwn(otherFormatHints, format);
}

function mistakesOf({ bytes, format, hasText = false }: PictureFile): readonly Words[] {
  if (bytes === 0) return [{ message: sentence('picture.empty'), hint: saveAgain }];
  if (format === null) return [{ message: sentence('picture.unsupported'), hint: saveAgain }];
  if (isOther(format)) {
    const message = sentence('file.is', { what: sentence(`format.${format}`) });
    return [{ message, hint: otherFormatHints[format] }];
  }
  return [...(bytes > megabyte ? [tooLarge(bytes)] : []), ...(hasText ? [drawnText] : [])];
}

function tooLarge(bytes: number): Words {
  return {
    message: sentence('picture.large', { size: (bytes / megabyte).toFixed(1) }),
    hint: sentence('picture.smaller'),
    severity: 'warning',
  };
}

/** The server draws it with its own fonts, and many servers have none for Indian scripts. */
const drawnText: Words = {
  message: sentence('picture.drawnText'),
  hint: sentence('picture.toPaths'),
  severity: 'warning',
};
