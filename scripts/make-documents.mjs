// Makes a one-page sample PDF for every documents/*.pdf that the records name and that is not there yet.
// node scripts/make-documents.mjs   (printed by the browser that the tests use)
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { browserArguments, findBrowser } from './browser.mjs';
import { pageFor } from './documents/pages.mjs';

const root = new URL('../', import.meta.url);
const inside = (path) => fileURLToPath(new URL(path, root));
const LANGUAGES = ['GU', 'HI', 'EN'];
const TITLE_KEYS = ['title', 'name', 'workName', 'heading', 'label'];
const COUNCIL = {
  GU: 'મોતીપુરા ગ્રામ પંચાયત, તાલુકો ધનપુરા, જિલ્લો સાબરકિનારા',
  HI: 'मोतीपुरा ग्राम पंचायत, तालुका धनपुरा, ज़िला साबरकिनारा',
  EN: 'Motipura village council, taluka Dhanpura, district Sabarkinara',
};
const SAMPLE = {
  GU: 'નમૂનો: આ દસ્તાવેજ કાલ્પનિક ગામ માટેનો નમૂનો છે, તેની કોઈ કાયદેસર અસર નથી.',
  HI: 'नमूना: यह दस्तावेज़ एक काल्पनिक गाँव का नमूना है, इसका कोई वैधानिक प्रभाव नहीं है।',
  EN: 'Sample: this document belongs to an invented village and has no legal effect.',
};
const SIGNED = { GU: 'તલાટી-કમ-મંત્રી', HI: 'तलाटी-सह-मंत्री', EN: 'Village secretary' };

const isObject = (value) => value !== null && typeof value === 'object';
const titleOf = (owner) =>
  TITLE_KEYS.map((key) => owner[key]).find((value) => isObject(value) || typeof value === 'string');

/** Every document path in a value, with the title of the nearest record around it. */
function documentsIn(value, title) {
  if (typeof value === 'string') return /^documents\/.+\.pdf$/.test(value) ? [{ path: value, title }] : [];
  if (!isObject(value)) return [];
  const nearest = Array.isArray(value) ? title : (titleOf(value) ?? title);
  return Object.values(value).flatMap((inner) => documentsIn(inner, nearest));
}

function namedDocuments() {
  const files = readdirSync(inside('content/records/')).filter((name) => name.endsWith('.json'));
  const found = files.flatMap((name) =>
    documentsIn(JSON.parse(readFileSync(inside(`content/records/${name}`), 'utf8'))),
  );
  return [...new Map(found.map((document) => [document.path, document])).values()];
}

// The Gujarati font carries no Gujarati digits: print 0-9 in their place.
const printable = (text) => String(text).replace(/[\u0AE6-\u0AEF]/g, (digit) => digit.charCodeAt(0) - 0x0ae6);
const escape = (text) =>
  printable(text).replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);
const inThree = (text, tag = 'span') =>
  isObject(text)
    ? LANGUAGES.map(
        (language) => `<${tag} lang="${language.toLowerCase()}">${escape(text[language] ?? '')}</${tag}>`,
      ).join('')
    : escape(text ?? '');

// Each font only for its own script: some carry blank glyphs for the digits of another.
const fontFace = (family, file, weight, range) =>
  `@font-face{font-family:"${family}";font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,` +
  `${readFileSync(inside(`src/ui/fonts/${file}-${weight}-normal.woff2`)).toString('base64')})}`;
const fonts = () =>
  [400, 700]
    .flatMap((weight) => [
      fontFace('Latin', 'hind-latin', weight, 'U+0000-00FF,U+2000-200B,U+2010-206F'),
      fontFace('Gujarati', 'hind-vadodara-gujarati', weight, 'U+0A80-0AFF,U+200C-200D'),
      fontFace('Devanagari', 'noto-sans-devanagari-devanagari', weight, 'U+0900-097F,U+200C-200D'),
    ])
    .join('');

const STYLE = `
  @page { size: A4; margin: 0 }
  body { margin: 0; padding: 16mm 18mm; font: 11pt/1.45 Latin, Gujarati, Devanagari; color: #1b2223 }
  header { border-bottom: 2pt solid #0b5258; padding-bottom: 4mm; color: #0b5258 }
  header :first-child { font-size: 14pt; font-weight: 700 }
  header span, td span, th span, li span, footer span, .sign span { display: block }
  h1 { margin: 8mm 0 2mm; font-size: 17pt; line-height: 1.35 }
  h2 { margin: 0; font-size: 12pt; font-weight: 400; line-height: 1.4 }
  .subtitle { margin-top: 4mm; color: #a63a2b; font-weight: 700 }
  .subtitle span + span::before { content: ' · ' }
  table { width: 100%; margin-top: 7mm; border-collapse: collapse }
  th, td { border: .6pt solid #7b7466; padding: 1.6mm 2.4mm; text-align: left; vertical-align: top; font-size: 10pt }
  th { background: #e2efec } [lang=hi], [lang=en] { color: #464b49 }
  ol { padding-left: 6mm } li { margin-top: 4mm; border-bottom: .6pt dotted #7b7466; padding-bottom: 5mm }
  li span { display: inline } li span + span::before { content: ' / ' }
  img { width: 100%; margin-top: 6mm } .sign { margin: 14mm 0 0 auto; width: 60mm; border-top: .6pt solid #1b2223; padding-top: 1mm }
  footer { position: fixed; left: 18mm; right: 18mm; bottom: 12mm; border: 1pt solid #c99a2e; background: #fff3d2; padding: 2mm 4mm; font-size: 9pt }`;

const tableMarkup = ({ head, rows }) =>
  `<table><tr>${head.map((cell) => `<th>${inThree(cell)}</th>`).join('')}</tr>` +
  rows.map((row) => `<tr>${row.map((cell) => `<td>${inThree(cell)}</td>`).join('')}</tr>`).join('') +
  `</table>`;

async function pictureMarkup(file) {
  const jpeg = await sharp(inside(`content/pictures/${file}`))
    .resize(760)
    .jpeg({ quality: 55 })
    .toBuffer();
  return `<img src="data:image/jpeg;base64,${jpeg.toString('base64')}" alt="">`;
}

async function markup({ path, title }) {
  const page = pageFor(path.replace(/^documents\/|\.pdf$/g, ''));
  const heading = isObject(title) ? title : { GU: title ?? '', HI: '', EN: '' };
  return (
    `<!doctype html><html lang="gu"><head><meta charset="utf-8"><title>${escape(heading.EN || heading.GU)}</title>` +
    `<style>${fonts()}${STYLE}</style></head><body><header>${inThree(COUNCIL)}</header>` +
    `<h1>${escape(heading.GU)}</h1><h2 lang="hi">${escape(heading.HI)}</h2><h2 lang="en">${escape(heading.EN)}</h2>` +
    (page.subtitle ? `<p class="subtitle">${inThree(page.subtitle)}</p>` : '') +
    (page.picture ? await pictureMarkup(page.picture) : '') +
    (page.lines
      ? `<ol>${page.lines.map((text) => `<li>${inThree(text)}</li>`).join('')}</ol>`
      : page.table
        ? tableMarkup(page.table)
        : '') +
    `<div class="sign">${inThree(SIGNED)}</div><footer>${inThree(SAMPLE)}</footer></body></html>`
  );
}

const missing = namedDocuments().filter(({ path }) => !existsSync(inside(`content/${path}`)));
mkdirSync(inside('content/documents/'), { recursive: true });
if (missing.length > 0) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  });
  const page = await browser.newPage();
  for (const document of missing) {
    await page.setContent(await markup(document));
    await page.evaluate(() => document.fonts.ready);
    await page.pdf({
      path: inside(`content/${document.path}`),
      format: 'A4',
      printBackground: true,
      pageRanges: '1',
    });
  }
  await browser.close();
}
console.log(`${missing.length} documents made`);
