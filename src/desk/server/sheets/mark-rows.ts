import type { LeftOutReason } from '../../api/sheets-api';
import { comparable } from '../../../engine/text/comparable';
import { columnKey } from './sheet-targets';
import { type Cell, isEmptyCell, type TableRow } from './table';

/** What people write beside a sum, and what may follow it: `Total:`, `Grand total (12)`, `કુલ રકમ`, `योग`. */
const sum =
  /^(?:(?:grand|sub|net|overall)[\s-]*)?total(?:\s+(?:amount|rs|rupees|nos?|records?))?[\s.:=₹()\d/-]*$|^(?:પેટા |એકંદર |મહા)?(?:કુલ|સરવાળો|એકંદર)(?: (?:રકમ|સરવાળો|રૂ|સંખ્યા))?[\s.:=₹()\d/-]*$|^(?:महा|उप)?\s?(?:कुल|योग|जोड़|कुलयोग|सर्वयोग)(?: (?:राशि|योग|जोड़|रु|संख्या))?[\s.:=₹()\d/-]*$/iu;
/** How a remark below a table begins. */
const remark = /^(?:note|n\.?b|નોંધ|नोट|टिप्पणी)\s*[:.-]/iu;

const isSum = (cell: Cell): boolean => typeof cell === 'string' && sum.test(comparable(cell));
function isNumber(cell: Cell): boolean {
  if (typeof cell === 'number' || typeof cell === 'object') return true;
  return /\p{N}/u.test(String(cell)) && !/\p{L}/u.test(String(cell));
}

/** Whether all cells of a row are the word for a sum and numbers. */
const isTotal = (filled: readonly Cell[]): boolean =>
  filled.some(isSum) && filled.every((cell) => isSum(cell) || isNumber(cell));

const isRemark = ([first, ...others]: readonly Cell[]): boolean =>
  others.length === 0 && typeof first === 'string' && remark.test(comparable(first));

/** Why a row below the names of the columns is no record; null for one that is. */
export function markOf(
  { mark, cells }: TableRow,
  names: readonly string[],
  isText: boolean,
): LeftOutReason | null {
  if (mark !== null) return mark;
  const filled = cells.filter((cell) => !isEmptyCell(cell));
  if (isTotal(filled)) return 'total';
  if (isRemark(filled)) return 'title';
  const isHeading =
    filled.length > 1 && names.every((name, index) => columnKey(name) === keyOf(cells[index]));
  if (isHeading) return 'heading';
  const width = names.findLastIndex((name) => name !== '') + 1;
  return isText && width > 0 && cells.length > width ? 'wide' : null;
}

const keyOf = (cell: Cell | undefined): string => (typeof cell === 'string' ? columnKey(cell) : '');
