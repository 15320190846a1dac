import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMessageUsage } from '../server/site/folder/engine-folder';
import { readSiteFiles } from '../server/site/read-site';
import { formatReport } from '../src/check/format-report';
import { addMissingMessages, findMissingMessages } from '../src/check/messages/missing-messages';
import type { Problem } from '../src/model/site/checked-site';

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '..');

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

function report(problems: readonly Problem[]): void {
  fail(formatReport(problems));
}

/** Writes the messages that a site lacks in a language into its content folder. */
async function writeMessages(code: string, config: string): Promise<void> {
  const { files, problems, folder } = await readSiteFiles({ config, engineFolder });
  if (!files || folder === null || problems.length > 0) {
    report(problems);
    return;
  }
  const found = findMissingMessages(files, code, await readMessageUsage(join(engineFolder, 'src/i18n')));
  if ('problems' in found) {
    report(found.problems);
    return;
  }
  const count = Object.keys(found.missing).length;
  const name = `messages/${code}.json`;
  const path = join(folder, name);
  if (count > 0) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, addMissingMessages(files.content?.texts[name], found.missing));
    console.log(`${relative(process.cwd(), path)} has ${String(count)} messages to translate.`);
    console.log('Write each translation into its “text”; what is beside it is for you and not needed later.');
  } else console.log(`No message is missing in ${code}.`);
  if (!found.isConfigured) console.log(`Add the language ${code} to “languages.list” of ${config}.`);
}

const [code = '', config = process.env.SITE_CONFIG ?? 'site.config.json'] = process.argv.slice(2);
if (/^[A-Z]{2,3}$/.test(code)) await writeMessages(code, config);
else fail('Name the code of a language: npm run messages -- KN [path of the site config]');
