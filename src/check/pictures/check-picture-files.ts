import type { Problem } from '../../model/site/checked-site';
import type { PictureFile } from '../content/read-content';

const megabyte = 1_000_000;

/** Checks the picture files of the content folder: that they are pictures, and not too large. */
export function checkPictureFiles(folder: string, pictures: ReadonlyMap<string, PictureFile>): Problem[] {
  return [...pictures].flatMap(([name, picture]) => {
    const words = mistakeOf(picture);
    return words ? [{ file: `${folder}/${name}`, line: 1, column: 1, at: '', ...words }] : [];
  });
}

function mistakeOf({ bytes, isPicture }: PictureFile): Pick<Problem, 'message' | 'hint' | 'severity'> | null {
  const save = 'Save it again as a PNG, JPEG or WebP file.';
  if (bytes === 0) return { message: 'This picture is empty.', hint: save, severity: 'error' };
  if (!isPicture)
    return { message: 'This file is not a picture in a supported format.', hint: save, severity: 'error' };
  if (bytes <= megabyte) return null;
  return {
    message: `This picture has ${(bytes / megabyte).toFixed(1)} MB; pages load slowly while it is converted.`,
    hint: 'Save it smaller: 2000 px wide and below 1 MB are enough.',
    severity: 'warning',
  };
}
