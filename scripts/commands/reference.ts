import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSchemas } from '../../src/server/site/folder/engine-folder';
import { root } from '../bootstrap.mjs';
import { configReference } from '../reference/config-reference';
import { withVariables } from '../reference/variables-table';
import { guidelines } from '../reference/guidelines';
import { refuseArguments } from '../refuse-arguments.mjs';

/** Writes what the documentation has of the schemas, of the table of checkpoints, and of the environment variables. */
export async function reference(args: readonly string[]): Promise<void> {
  refuseArguments('npm run reference', undefined, args);
  const schemas = await readSchemas(join(root, 'schemas'));
  await writeFile(join(root, 'docs/config-reference.md'), configReference(schemas));
  await writeFile(join(root, 'docs/guidelines.md'), guidelines());
  const operating = join(root, 'docs/operating.md');
  await writeFile(operating, withVariables(await readFile(operating, 'utf8')));
}
