// Makes the TypeScript types of the schemas. Runs before every command; what it writes is not committed.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const banner = '// Made from the JSON Schemas by scripts/generate.mjs. Do not edit.\n';

/** @param {string} from schema file, from the project's root */
async function typesOf(from) {
  const path = join(root, from);
  const schema = JSON.parse(await readFile(path, 'utf8'));
  return compile(schema, schema.title, {
    cwd: `${dirname(path)}/`,
    bannerComment: '',
    additionalProperties: false,
    unreachableDefinitions: false,
    format: false,
    unknownAny: true,
    ignoreMinAndMaxItems: true,
  });
}

/** @param {string} path @param {string} text */
async function writeWhenChanged(path, text) {
  const file = join(root, path);
  const old = await readFile(file, 'utf8').catch(() => '');
  if (old === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

export async function generate() {
  const config = await typesOf('schemas/site-config.schema.json');
  const envelope = await typesOf('schemas/envelope.schema.json');
  await writeWhenChanged('src/config/site-config.generated.ts', `${banner}${config}\n${envelope}`);
  const files = (await readdir(join(root, 'schemas/entities'))).sort();
  const entities = await Promise.all(files.map((file) => typesOf(`schemas/entities/${file}`)));
  await writeWhenChanged('tests/entities.generated.ts', banner + entities.join('\n'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generate();
