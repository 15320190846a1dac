import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { contentList, contentPaths, publication, savedRecord } from '../../../src/desk/api/content-api';
import { changesBetween } from '../../../src/desk/api/record-changes';
import { filePaths, uploadedDocument, uploadedPicture } from '../../../src/desk/api/files-api';
import { sheetPaths, sheetPreview } from '../../../src/desk/api/sheets-api';
import { samplePdf } from '../../../tests/server/sample-pdf';
import type { DeskClient } from './desk-client';
import type { DeskWork } from './desk-kills';

/** Two lists of the small example, and a text of their first record. */
const edited = [
  { list: 'notices', field: 'title' },
  { list: 'villageHistory', field: 'description' },
] as const;
const editedId = '1';

const textOf = (number: number): string => `Change ${number}`;

const numberIn = (text: unknown): number => Number(/^Change (\d+)$/.exec(String(text))?.[1] ?? 0);

/** Reads a list as the person sees it, with the own drafts. */
export function fetchList(client: DeskClient, list: string): Promise<z.infer<typeof contentList>> {
  return client.call(contentList, 'GET', contentPaths.list(list));
}

/** Saves some fields of a record. */
export async function saveFields(
  client: DeskClient,
  list: string,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { records } = await fetchList(client, list);
  const known = records.find((record) => record.id === id);
  const before = known?.record ?? {};
  const body = { changes: changesBetween(before, { ...before, ...fields }) };
  await client.call(savedRecord, 'PATCH', contentPaths.record(list, id), body);
}

const storedRecords = z.array(z.record(z.string(), z.unknown()));

/** Saves a record of two lists and publishes both. @param folder of the site */
export function savingAndPublishing(folder: string): DeskWork {
  const publishedNumbers = edited.map(({ list, field }) => async () => {
    const text = await readFile(join(folder, 'content/records', `${list}.json`), 'utf8');
    return numberIn(storedRecords.parse(JSON.parse(text))[0]?.[field]);
  });
  const draftedNumber = async (client: DeskClient, list: string, field: string) => {
    const { records } = await fetchList(client, list);
    return numberIn(records.find(({ id }) => id === editedId)?.record[field]);
  };
  return {
    change: async (client, number, acknowledge) => {
      for (const { list, field } of edited) {
        await saveFields(client, list, editedId, { [field]: textOf(number) });
        acknowledge(list);
      }
      const lists = edited.map(({ list }) => list);
      const answer = await client.call(publication, 'POST', contentPaths.publish, { lists });
      if (!answer.published) throw new Error(`the publication was refused: ${JSON.stringify(answer)}`);
      acknowledge('publication');
    },
    findLosses: async (client, acknowledged) => {
      const losses: string[] = [];
      const numbers = await Promise.all(publishedNumbers.map((read) => read()));
      if (new Set(numbers).size > 1) losses.push(`half a publication: ${numbers.join(' and ')}`);
      const wanted = acknowledged('publication');
      if (Math.min(...numbers) < wanted) losses.push(`publication ${wanted}: ${numbers.join(' and ')}`);
      for (const { list, field } of edited) {
        const drafted = await draftedNumber(client, list, field);
        if (drafted < acknowledged(list)) losses.push(`draft ${acknowledged(list)} of ${list}: ${drafted}`);
      }
      return losses;
    },
  };
}

async function isWhole(path: string, sent: ReadonlySet<string>): Promise<boolean> {
  if (path.endsWith('.pdf')) return sent.has(await readFile(path, 'utf8'));
  return sharp(path)
    .stats()
    .then(
      () => true,
      () => false,
    );
}

/** Uploads a photo and a document, and saves a record that names the document. */
export function uploading(dataDir: string): DeskWork {
  const folder = join(dataDir, 'desk/files');
  const received = new Set<string>();
  const sent = new Set<string>();
  const photo = (number: number) =>
    sharp({
      create: { width: 1600, height: 1200, channels: 3, background: { r: number % 256, g: 90, b: 30 } },
    })
      .jpeg()
      .toBuffer();
  return {
    change: async (client, number, acknowledge) => {
      const name = textOf(number);
      const picture = await client.call(
        uploadedPicture,
        'POST',
        filePaths.picture(name),
        await photo(number),
      );
      received.add(picture.file);
      acknowledge('picture');
      const pdf = samplePdf({ content: `${number} 0 200 200 re f` });
      sent.add(pdf);
      const document = await client.call(
        uploadedDocument,
        'POST',
        filePaths.document(name),
        Buffer.from(pdf),
      );
      received.add(document.file);
      acknowledge('document');
      await saveFields(client, 'notices', editedId, { title: name, link: document.file });
      acknowledge('draft');
    },
    findLosses: async (client, acknowledged) => {
      const names = await readdir(folder, { recursive: true });
      const files = names.filter((name) => /\.(?:pdf|webp|jpg)$/.test(name));
      const broken: string[] = [];
      for (const file of files) if (!(await isWhole(join(folder, file), sent))) broken.push(file);
      const { records } = await fetchList(client, 'notices');
      const record = records.find(({ id }) => id === editedId)?.record;
      const drafted = numberIn(record?.title);
      return [
        ...[...received].filter((file) => !files.includes(file)).map((file) => `upload ${file}`),
        ...broken.map((file) => `half of ${file}`),
        ...(drafted < acknowledged('draft') ? [`draft ${acknowledged('draft')}: ${drafted}`] : []),
        ...(drafted > 0 && !files.includes(String(record?.link)) ? ['the file of the draft'] : []),
      ];
    },
  };
}

const importedRows = 200;
const firstId = 5000;

/** Imports 200 rows into a list, the same ones with other texts each time. */
export function importing(): DeskWork {
  return {
    change: async (client, number, acknowledge) => {
      const rows = Array.from({ length: importedRows }, (_, row) => [firstId + row, textOf(number)]);
      const read = { columns: ['id', 'title.HI'], match: ['id'], orders: [], isFrom1904: false };
      const table = { ...read, rows };
      const path = `${sheetPaths.rows('notices')}?apply=1`;
      const body = Buffer.from(JSON.stringify(table));
      const answer = await client.call(sheetPreview, 'POST', path, body);
      if (!answer.isApplied) throw new Error(`the import was refused: ${JSON.stringify(answer.rows[0])}`);
      acknowledge('import');
    },
    findLosses: async (client, acknowledged) => {
      const { records } = await fetchList(client, 'notices');
      const imported = records.filter(({ id }) => Number(id) >= firstId);
      const numbers = imported.map(({ record }) =>
        numberIn(z.object({ HI: z.unknown() }).parse(record.title).HI),
      );
      const imports = new Set(numbers).size;
      const [number = 0] = numbers;
      return [
        ...(imported.length !== importedRows || imports !== 1
          ? [`half an import: ${imported.length} records of ${imports} imports`]
          : []),
        ...(number < acknowledged('import') ? [`import ${acknowledged('import')}: ${number}`] : []),
      ];
    },
  };
}
