import { decodeText, readXml } from './read-xml';

/** The texts that the cells of a workbook share, without what says how they are pronounced. */
export function sharedTexts(xml: string | null): readonly string[] {
  if (xml === null) return [];
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isSpoken = false;
  readXml(xml, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isSpoken = true;
      isText = name === 't' && !isSpoken;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'si') texts.push(decodeText(text));
    },
    text: (part) => {
      if (isText) text += part;
    },
  });
  return texts;
}

/** Formats of days and times that each workbook has. */
const builtIn = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47 && id !== 46) ||
  (id >= 50 && id <= 58);

/** Whether a format shows a day or a time of day: not the length of a time, as `[h]:mm` does. */
function isDateFormat(format: string): boolean {
  const [positive = ''] = format.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  if (/\[(?:h+|m+|s+)\]/i.test(positive)) return false;
  return /[dmyhs]/i.test(positive.replace(/\[[^[\]]*\]|general/gi, ''));
}

/** For each style of a workbook, whether it shows numbers as days or times of day. */
export function dateStyles(xml: string | null): readonly boolean[] {
  if (xml === null) return [];
  const formats = new Map<number, boolean>();
  const styles: number[] = [];
  let isStyle = false;
  readXml(xml, {
    open: (name, readAttributes) => {
      if (name === 'cellXfs') isStyle = true;
      if (name === 'xf' && isStyle) styles.push(Number(readAttributes().numFmtId ?? 0));
      if (name !== 'numFmt') return;
      const { numFmtId, formatCode = '' } = readAttributes();
      formats.set(Number(numFmtId), isDateFormat(formatCode));
    },
    close: (name) => {
      if (name === 'cellXfs') isStyle = false;
    },
  });
  return styles.map((id) => formats.get(id) ?? builtIn(id));
}
