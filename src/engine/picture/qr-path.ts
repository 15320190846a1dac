import { encode } from 'uqr';

/** A QR code as the path of its dark modules, one unit each. */
export interface QrPath {
  /** Modules per side, without the quiet zone. */
  readonly size: number;
  readonly path: string;
}

/** The dark runs of a row. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let start = 0; start < row.length; start += 1) {
    if (row[start] !== true) continue;
    let end = start;
    while (row[end] === true) end += 1;
    path += `M${start} ${y}h${end - start}v1h${start - end}z`;
    start = end;
  }
  return path;
}

/** The QR code of a text that can still be read with 15% of it covered, as on a notice board; null for one too long. */
export function qrPath(text: string): QrPath | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    return { size, path: data.map(rowPath).join('') };
  } catch {
    return null;
  }
}
