// @ts-check
// Writes which parts of the server are there: without the folders of the desk and of operations, the site is served alone.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeWhenChanged } from './write-when-changed.mjs';

const root = new URL('../', import.meta.url);

/**
 * The folders that a part needs, its module and what it exports: `Parts` in `src/server/start/parts.ts`.
 * @type {Readonly<Record<string, readonly [folders: readonly string[], module: string, value: string]>>}
 */
const parts = {
  desk: [['desk'], 'desk/server/desk-part', 'deskPart()'],
  deskJobs: [['desk'], 'desk/server/desk-jobs', 'runDeskJob'],
  visits: [['operations'], 'operations/visits/open-visits', 'openVisits'],
  sites: [['operations', 'desk'], 'operations/sites/serve-sites', 'serveSites'],
};

/** @param {string} folder */
const isThere = (folder) => existsSync(new URL(`src/${folder}/`, root));

/** Writes the parts whose folders are there. */
export async function writePartsIndex() {
  const entries = Object.entries(parts)
    .filter(([, [folders]]) => folders.every(isThere))
    .map(
      ([name, [, module, value]]) => `  ${name}: async () => (await import('../../${module}')).${value},\n`,
    );
  const file = fileURLToPath(new URL('src/server/start/parts.generated.ts', root));
  await writeWhenChanged(
    file,
    `// Made from the folders of src by scripts/parts-index.mjs. Do not edit.
import type { Parts } from './parts';

/** The parts of the server whose folders are there, loaded when they are needed. */
export const parts: Parts = {
${entries.join('')}};
`,
  );
}
