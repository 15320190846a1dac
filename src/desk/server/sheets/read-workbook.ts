import { attributesOf } from './read-xml';
import { readSheet } from './read-sheet';
import { openZip, type ZipReader } from './read-zip';
import type { ReadTable } from './table';
import { dateStyles, sharedTexts } from './workbook-parts';

interface SheetPlace {
  readonly name: string;
  readonly isHidden: boolean;
  readonly path: string;
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true' || value === 'on';

/** What a workbook says of its sheets and of all of them. */
function readPlaces(read: ZipReader, workbook: string) {
  const relations = read('xl/_rels/workbook.xml.rels') ?? '<none/>';
  const targets = new Map(
    attributesOf(relations, 'Relationship').map(({ Id = '', Target = '' }) => [
      Id,
      Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`,
    ]),
  );
  const sheets = attributesOf(workbook, 'sheet').map((sheet): SheetPlace => {
    const relation = Object.entries(sheet).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
    const isHidden = sheet.state === 'hidden' || sheet.state === 'veryHidden';
    return { name: sheet.name ?? '', isHidden, path: targets.get(relation) ?? '' };
  });
  const [properties] = attributesOf(workbook, 'workbookPr');
  const [calculation] = attributesOf(workbook, 'calcPr');
  return {
    sheets,
    isFrom1904: isOn(properties?.date1904),
    isUncalculated: isOn(calculation?.fullCalcOnLoad),
  };
}

/**
 * The cells of all sheets of a file of Excel. Formulas are not calculated, their last result is read.
 * @throws for a broken file
 */
export function readWorkbook(bytes: Buffer): ReadTable | 'sheet-kind' | 'sheet-large' {
  const read = openZip(bytes);
  if (read === null) return 'sheet-large';
  const workbook = read('xl/workbook.xml');
  if (workbook === null) return 'sheet-kind';
  const { sheets, isFrom1904, isUncalculated } = readPlaces(read, workbook);
  const context = {
    texts: sharedTexts(read('xl/sharedStrings.xml')),
    dates: dateStyles(read('xl/styles.xml')),
    isFrom1904,
    isUncalculated,
  };
  const filled = sheets.flatMap(({ path, ...place }) => {
    const xml = read(path);
    return xml === null ? [] : [readSheet(xml, place, context)];
  });
  return {
    ...{ sheets: filled, separator: null, otherSeparators: [], hasOpenQuotes: false },
    isFrom1904,
  };
}
