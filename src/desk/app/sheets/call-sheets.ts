import {
  sheetPaths,
  sheetPreview,
  type SheetPreview,
  sheetTable,
  type SheetTable,
} from '../../api/sheets-api';
import { changeDesk } from '../call-desk';
import { sendFile } from '../files/send-file';
import type { SheetDraft } from './sheet-draft';

interface ReadOptions {
  readonly list: string;
  readonly language: string;
  readonly file: Blob;
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file, or a copied range, and reads its table. @throws CallError */
export async function uploadTable({ list, language, ...file }: ReadOptions): Promise<SheetTable> {
  const path = `${sheetPaths.read(list)}?language=${encodeURIComponent(language)}`;
  return sheetTable.parse(await sendFile({ path, ...file }));
}

/** Asks for each row as it will be; with `apply` all become drafts, or none. @throws CallError */
export async function sendRows(
  list: string,
  { table, columns, match }: SheetDraft,
  language: string,
  apply: boolean,
): Promise<SheetPreview> {
  const query = `?language=${encodeURIComponent(language)}${apply ? '&apply=1' : ''}`;
  const body = { columns, match, rows: table.rows };
  return sheetPreview.parse(await changeDesk('POST', sheetPaths.rows(list) + query, body));
}
