import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCommandLine, startCommand } from '../../src/server/command-line';
import { openApi } from '../../src/server/council/open-api';
import { readSchemas } from '../../src/server/site/folder/engine-folder';
import { readSite } from '../../src/server/site/read-site';
import { engineVersion } from '../../src/server/version';
import { formatReport } from '../../src/check/format-report';
import { root } from '../bootstrap.mjs';
import { configReference } from '../reference/config-reference';
import { withVariables } from '../reference/variables-table';
import { guidelines } from '../reference/guidelines';

const usage = `npm run reference -- [--openapi FILE]

Writes docs/config-reference.md from the schemas, docs/guidelines.md from the table of checkpoints, and the environment
variables in docs/operating.md. --openapi writes instead the description of the council API of SITE_CONFIG, or
site.config.json, by OpenAPI 3.1.`;

async function writeReference(): Promise<void> {
  const schemas = await readSchemas(join(root, 'schemas'));
  await writeFile(join(root, 'docs/config-reference.md'), configReference(schemas));
  await writeFile(join(root, 'docs/guidelines.md'), guidelines());
  const operating = join(root, 'docs/operating.md');
  await writeFile(operating, withVariables(await readFile(operating, 'utf8')));
}

async function writeOpenApi(file: string): Promise<void> {
  const config = process.env.SITE_CONFIG ?? 'site.config.json';
  const { site, problems } = await readSite({ config, engineFolder: root });
  if (site) {
    await writeFile(file, `${JSON.stringify(openApi(site, engineVersion), null, 2)}\n`);
    return;
  }
  console.error(formatReport(problems));
  process.exitCode = 1;
}

const options = { openapi: { type: 'string' } } as const;

/** Writes the references that are made from schemas, or the description of a site's council API. */
export function reference(args: readonly string[]): Promise<void> {
  return startCommand(usage, args, async () => {
    const { openapi } = parseCommandLine(args, { usage, options }).values;
    await (openapi === undefined ? writeReference() : writeOpenApi(openapi));
  });
}
