import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSchemas } from '../../src/server/site/folder/engine-folder';
import { root } from '../bootstrap.mjs';
import { configReference } from '../reference/config-reference';
import { guidelines } from '../reference/guidelines';
import { refuseArguments } from '../refuse-arguments.mjs';

/** Writes docs/config-reference.md from the schemas, and docs/guidelines.md from the table of checkpoints. */
export async function reference(args: readonly string[]): Promise<void> {
  refuseArguments('npm run reference', undefined, args);
  const schemas = await readSchemas(join(root, 'schemas'));
  await writeFile(join(root, 'docs/config-reference.md'), configReference(schemas));
  await writeFile(join(root, 'docs/guidelines.md'), guidelines());
}
