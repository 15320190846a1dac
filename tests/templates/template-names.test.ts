import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { templateNames } from '../../src/templates/declarations';

const root = join(import.meta.dirname, '../..');
/** Writes the config of a new site, which names templates as every config does. */
const configWriter = 'scripts/new-site/';

const folders = [
  'scripts',
  ...['check', 'desk', 'engine', 'operations', 'server', 'site'].map((name) => `src/${name}`),
];

/** Names that are other things, too: `list` and `form`, and `not-found`, a refusal of the desk. */
const isAmbiguous = (name: string) => !name.includes('-') || name === 'not-found';

/** An ambiguous name is a template only beside the word template. */
function mentionsTemplate(line: string): boolean {
  return templateNames.some(
    (name) => new RegExp(`['"\`]${name}['"\`]`).test(line) && (!isAmbiguous(name) || /template/i.test(line)),
  );
}

async function linesNamingTemplates(folder: string): Promise<string[]> {
  const files = (await readdir(join(root, folder), { recursive: true })).filter((file) =>
    /\.(?:tsx?|mjs)$/.test(file),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(join(root, folder, file), 'utf8')).split('\n');
      return lines.filter(mentionsTemplate).map((line) => `${folder}/${file}: ${line.trim()}`);
    }),
  );
  return found.flat().filter((place) => !place.includes('.generated.') && !place.startsWith(configWriter));
}

test.each(folders)('%s asks the declarations and names no template', async (folder) => {
  expect(await linesNamingTemplates(folder)).toEqual([]);
});
