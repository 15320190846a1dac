import {
  sheetPaths,
  sheetPreview,
  type SheetPreview,
  sheetTable,
  type SheetTable,
} from '../../api/sheets-api';
import { changeDesk } from '../call-desk';
import { sendFile } from '../files/send-file';
import { rowsOf, type SheetDraft, type SheetSource } from './sheet-draft';

interface ReadOptions {
  readonly list: string;
  readonly language: string;
  readonly source: SheetSource;
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file, or a copied range, and reads its table. @throws CallError */
export async function uploadTable({ list, language, source, ...options }: ReadOptions): Promise<SheetTable> {
  const { file, isPasted, sheet, separator } = source;
  const query = new URLSearchParams({
    language,
    ...(isPasted && { pasted: '1' }),
    ...(sheet !== undefined && { sheet }),
    ...(separator !== undefined && { separator }),
  });
  const path = `${sheetPaths.read(list)}?${query.toString()}`;
  return sheetTable.parse(await sendFile({ path, file, ...options }));
}

/** Asks for each row as it will be; with `apply` all become drafts, or none. @throws CallError */
export async function sendRows(
  list: string,
  draft: SheetDraft,
  language: string,
  apply: boolean,
): Promise<SheetPreview> {
  const query = `?language=${encodeURIComponent(language)}${apply ? '&apply=1' : ''}`;
  const { columns, match, orders, table } = draft;
  const rows = rowsOf(draft).map(({ cells }) => cells);
  const body = { columns, match, orders, isFrom1904: table.isFrom1904, rows };
  return sheetPreview.parse(await changeDesk('POST', sheetPaths.rows(list) + query, body));
}
