import { writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { readText } from '../../server/site/folder/read-text';
import { formatReport } from '../../src/check/format-report';
import { readDocument } from '../../src/check/document/json-document';
import { versionOf } from '../../src/check/version/check-version';
import { migrateConfig, newestVersion } from './migrate-config';

/** Reads a config and its version; throws where it has none. */
async function readConfig(config: string): Promise<{ text: string; version: number }> {
  const read = await readText(dirname(config), basename(config));
  if ('problem' in read) throw new Error(formatReport([read.problem]));
  const { document, problems } = readDocument({ file: config, text: read.text });
  if (!document || problems.length > 0) throw new Error(formatReport(problems));
  const version = versionOf(document.value);
  if (version === undefined)
    throw new Error(`${config}: “version” is not a version; versions are 1 to ${String(newestVersion)}.`);
  return { text: read.text, version };
}

/**
 * Migrates a config to the newest version, and says what it changes.
 * @param isWritten whether the file is changed; else it is only shown what would be
 * @throws an error for the user, where the config cannot be migrated
 */
export async function migrateFile(config: string, isWritten: boolean): Promise<string> {
  const { text, version } = await readConfig(config);
  if (version > newestVersion)
    throw new Error(`${config} has version ${String(version)}, which is newer than this engine.`);
  if (version === newestVersion) return `${config} has version ${String(version)} already.`;
  const { text: migrated, changes } = migrateConfig(text, version);
  if (isWritten) await writeFile(config, migrated);
  return [
    `${config}, version ${String(version)} to ${String(newestVersion)}:`,
    ...changes.map((change) => `  ${change}`),
    isWritten
      ? `Written. Check it: npm run check -- ${config}`
      : `Nothing is written yet. To change the file: npm run migrate -- ${config} --write`,
  ].join('\n');
}
