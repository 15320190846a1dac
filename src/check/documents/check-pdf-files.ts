import { sentence } from '../sentences/sentence';
import type { Problem } from '../../engine/site/checked-site';
import { fileProblem, type Finding } from '../document/finding';
import type { PdfFile } from '../content/content-folder';

/** Checks the files of the content folder that are named like a PDF: that they are PDFs, and complete. */
export function checkPdfFiles(folder: string, pdfs: ReadonlyMap<string, PdfFile>): Problem[] {
  return [...pdfs].flatMap(([name, pdf]) => {
    const words = mistakeOf(pdf);
    return words ? [fileProblem(`${folder}/${name}`, { ...words, severity: 'warning' })] : [];
  });
}

function mistakeOf({ isPdf, isComplete }: PdfFile): Pick<Finding, 'message' | 'hint'> | null {
  if (!isPdf) return { message: sentence('pdf.not'), hint: sentence('pdf.save') };
  if (isComplete) return null;
  return { message: sentence('pdf.cut'), hint: sentence('pdf.copy') };
}
