import sharp from 'sharp';
import writeXlsxFile from 'write-excel-file/node';
import { samplePdf } from '../server/sample-pdf';

interface SampleFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A person under a blue sky. */
const portrait = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2400">
  <rect width="1600" height="2400" fill="#7fb0dd"/>
  <path d="M0 1500 Q800 1250 1600 1500 V2400 H0 Z" fill="#7a8f4a"/>
  <path d="M250 2400 Q260 1600 800 1560 Q1340 1600 1350 2400 Z" fill="#a8432f"/>
  <circle cx="800" cy="1050" r="400" fill="#3b2a20"/>
  <ellipse cx="800" cy="1130" rx="310" ry="390" fill="#c98f62"/>
</svg>`;

/** A photo as phones store it: lying on its side, with its place. */
export async function phonePhoto(): Promise<SampleFile> {
  const buffer = await sharp(Buffer.from(portrait))
    .rotate(-90)
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '22/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: 'IMG-20261128-WA0007.jpg', mimeType: 'image/jpeg', buffer };
}

/** A document of a council. */
export const pdf: SampleFile = {
  name: 'કેમ્પ હુકમ.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf({ pages: 2 })),
};

/** A file of Excel as councils have them: a title above, names in two languages, dates as they are written. */
export async function beneficiaries(): Promise<SampleFile> {
  const rows = Array.from({ length: 200 }, (_, index) => [
    ...[String(index + 1), 'Housing schemes', `લાભાર્થી યાદી ${index}`, `List ${index}`, `सूची ${index}`],
    '૧૦/૦૪/૨૦૨૬',
  ]);
  const names = ['ક્રમ', 'Category', 'શીર્ષક', 'Title (English)', 'Title Hindi', 'તારીખ'];
  const cells = [['ગ્રામ પંચાયત'], names, ...rows].map((row) => row.map((value) => ({ value, type: String })));
  return {
    name: 'beneficiaries.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeXlsxFile(cells).toBuffer(),
  };
}
