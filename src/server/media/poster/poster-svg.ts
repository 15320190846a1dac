import { qrPath } from '../../../engine/picture/qr-path';
import { fitText, lineHeight, type FittedText, type TextBox } from './fit-text';
import { loadFonts, type PosterWeight } from './poster-fonts';
import { posterSizes, type Poster } from './poster-job';
import { lineShaper, type ShapedLine, type ShapeLine } from './shape-line';

/** Width of the drawing; a larger picture scales it. */
export const drawn = 1080;
export const margin = 60;
export const headHeight = 190;
export const emblemSide = 130;
const qrSide = 250;
const footHeight = qrSide + 2 * 30;
const gap = 36;
const titleSizes = [108, 96, 86, 76, 68, 60, 52, 46, 40];
const bodySizes = [56, 50, 44, 40, 36];
const smallestBody = 36;

/** Modules of the white border without which scanners do not find the code. */
const quietZone = 4;

/** A place in the drawing. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws texts and shapes of a poster; from right to left it is mirrored. */
interface Pen {
  readonly shape: Readonly<Record<PosterWeight, ShapeLine>>;
  readonly height: number;
  readonly poster: Poster;
}

const rounded = (value: number): string => String(Number(value.toFixed(3)));

/** Where a box begins on paper. */
const leftOf = ({ poster }: Pen, { x, width }: Place): number =>
  poster.isRightToLeft ? drawn - x - width : x;

function drawLine({ glyphs }: ShapedLine, x: number, baseline: number, size: number): string {
  return glyphs
    .map((glyph) => {
      const scale = rounded(glyph.scale * size);
      const place = `${rounded(x + glyph.x * size)} ${rounded(baseline + glyph.y * size)}`;
      return `<path transform="translate(${place})scale(${scale} -${scale})" d="${glyph.path}"/>`;
    })
    .join('');
}

const heightOf = ({ size, lines }: FittedText): number => lines.length * size * lineHeight;

/** Draws lines below a place, at its beginning or its end. */
function drawText(
  pen: Pen,
  { size, lines }: FittedText,
  place: Place,
  colour: string,
  atEnd = false,
): string {
  const drawnLines = lines.map((line, index) => {
    const isRight = pen.poster.isRightToLeft !== atEnd;
    const x = leftOf(pen, place) + (isRight ? place.width - line.width * size : 0);
    return drawLine(line, x, place.y + (index * lineHeight + 1.05) * size, size);
  });
  return `<g fill="${colour}">${drawnLines.join('')}</g>`;
}

function fit(pen: Pen, text: string, weight: PosterWeight, box: TextBox): FittedText {
  return fitText(text, box, pen.shape[weight]);
}

/** The band with the emblem and the name of the council. */
function drawHead(pen: Pen): string {
  const { poster } = pen;
  const { council, colours, emblem } = poster;
  const x = emblem === null ? margin : margin + emblemSide + gap;
  const box = { width: drawn - margin - x, height: emblemSide, sizes: [50, 44, 38, 32, 27], mostLines: 2 };
  const name = fit(pen, council, 'bold', box);
  const y = (headHeight - heightOf(name)) / 2;
  const plate = leftOf(pen, { x: margin, y: 0, width: emblemSide });
  const top = (headHeight - emblemSide) / 2;
  return [
    `<rect width="${drawn}" height="${headHeight}" fill="${colours.bar}"/>`,
    emblem === null
      ? ''
      : `<rect x="${plate}" y="${top}" width="${emblemSide}" height="${emblemSide}" rx="16" fill="#FFFFFF"/>`,
    drawText(pen, name, { x, y, width: box.width }, colours.onBar),
  ].join('');
}

/** The QR code with its address in letters. */
function drawFoot(pen: Pen): string {
  const { poster, height } = pen;
  const { address, scan, colours } = poster;
  const top = height - footHeight;
  const code = qrPath(address);
  const place = { x: drawn - margin - qrSide, y: top + 30, width: qrSide };
  const width = (code ? place.x - gap : drawn - margin) - margin;
  const label = fit(pen, scan, 'bold', { width, height: 110, sizes: [36, 30], mostLines: 2 });
  const letters = fit(pen, address.replace(/^https?:\/\//, ''), 'regular', {
    width,
    height: 130,
    sizes: [32, 28, 24],
    mostLines: 3,
  });
  const y = top + (footHeight - heightOf(label) - heightOf(letters)) / 2;
  const side = code ? code.size + 2 * quietZone : 0;
  return [
    `<rect x="${margin}" y="${top}" width="${drawn - 2 * margin}" height="2" fill="${colours.line}"/>`,
    drawText(pen, label, { x: margin, y, width }, colours.ink),
    drawText(pen, letters, { x: margin, y: y + heightOf(label), width }, colours.inkSoft),
    code
      ? `<svg x="${leftOf(pen, place)}" y="${place.y}" width="${qrSide}" height="${qrSide}" viewBox="${-quietZone} ${-quietZone} ${side} ${side}"><path fill="#FFFFFF" d="M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z"/><path d="${code.path}"/></svg>`
      : '',
  ].join('');
}

/** Kind and date in a line, the title, and as much of the text as there is room for. */
function drawContent(pen: Pen): string {
  const { poster, height } = pen;
  const { kind, date, title, body, colours } = poster;
  const width = drawn - 2 * margin;
  const top = headHeight + gap;
  const bottom = height - footHeight - gap / 2;
  const small = { height: 56, sizes: [36, 30, 26], mostLines: 1 };
  const kindText = fit(pen, kind, 'bold', { ...small, width: date === null ? width : width * 0.6 });
  const dateText = fit(pen, date ?? '', 'regular', { ...small, width: width * 0.38 });
  const titleTop = top + 64;
  const room = bottom - titleTop;
  const titleText = fit(pen, title, 'bold', {
    width,
    height: body === null ? room : room * 0.62,
    sizes: titleSizes,
    mostLines: 7,
  });
  const bodyTop = titleTop + heightOf(titleText) + gap / 2;
  const bodyText = fit(pen, body ?? '', 'regular', {
    width,
    height: Math.max(0, bottom - bodyTop),
    sizes: bodySizes.filter((size) => size <= Math.max(smallestBody, titleText.size * 0.7)),
    mostLines: 24,
  });
  const hasRoom = bottom - bodyTop >= smallestBody * lineHeight;
  return [
    drawText(pen, kindText, { x: margin, y: top, width }, colours.accent),
    drawText(pen, dateText, { x: margin, y: top, width }, colours.inkSoft, true),
    drawText(pen, titleText, { x: margin, y: titleTop, width }, colours.ink),
    hasRoom ? drawText(pen, bodyText, { x: margin, y: bodyTop, width }, colours.ink) : '',
  ].join('');
}

/** A poster as an SVG without its emblem. All of its letters are outlines, so that it needs no font of the machine. */
export async function posterSvg(poster: Poster): Promise<string> {
  const { width, height } = posterSizes[poster.size];
  const { language, isRightToLeft, colours, council, kind, title, date, body, address, scan } = poster;
  const texts = [council, kind, title, date ?? '', body ?? '', address, scan, '…'];
  const { regular, bold } = await loadFonts(poster.fonts, texts);
  const pen: Pen = {
    poster,
    height: (height / width) * drawn,
    shape: {
      regular: lineShaper(regular, language, isRightToLeft),
      bold: lineShaper(bold, language, isRightToLeft),
    },
  };
  const box = `width="${width}" height="${height}" viewBox="0 0 ${drawn} ${pen.height}"`;
  const ground = `<rect width="100%" height="100%" fill="${colours.surface}"/>`;
  const parts = [ground, drawHead(pen), drawContent(pen), drawFoot(pen)].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${parts}</svg>`;
}
