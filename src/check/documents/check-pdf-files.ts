import type { Problem } from '../../engine/site/checked-site';
import { fileProblem } from '../document/file-problem';
import type { PdfFile } from '../content/read-content';

/** Checks the files of the content folder that are named like a PDF: that they are PDFs, and complete. */
export function checkPdfFiles(folder: string, pdfs: ReadonlyMap<string, PdfFile>): Problem[] {
  return [...pdfs].flatMap(([name, pdf]) => {
    const words = mistakeOf(pdf);
    return words ? [fileProblem(`${folder}/${name}`, { ...words, severity: 'warning' })] : [];
  });
}

function mistakeOf({ isPdf, isComplete }: PdfFile): Pick<Problem, 'message' | 'hint'> | null {
  if (!isPdf)
    return {
      message: 'This file is not a PDF, so browsers cannot open it.',
      hint: 'Save it as a PDF, or give it the ending of what it is.',
    };
  if (isComplete) return null;
  return { message: 'This PDF ends too early, so parts of it may be missing.', hint: 'Copy it again.' };
}
