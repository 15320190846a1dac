import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSchemas } from '../server/site/folder/engine-folder';
import { configReference } from './reference/config-reference';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
await writeFile(
  join(root, 'docs/config-reference.md'),
  configReference(await readSchemas(join(root, 'schemas'))),
);
