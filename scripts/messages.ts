import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError, parseCommandLine, startCommand, UsageError } from '../server/command-line';
import { readMessageUsage } from '../server/site/folder/engine-folder';
import { readSiteFiles } from '../server/site/read-site';
import type { SiteFiles } from '../src/check/check-site';
import { formatReport } from '../src/check/format-report';
import {
  addMissingMessages,
  findMissingMessages,
  type MissingMessages,
} from '../src/check/messages/missing-messages';
import type { Problem } from '../src/model/site/checked-site';
import { unknownLanguage } from './messages/unknown-language';

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '..');

const usage = `npm run messages -- CODE [path of the site config]

Writes the messages that a language of the site lacks into its content folder, for a translator: npm run messages -- KN
Without a path it takes SITE_CONFIG, or site.config.json.`;

/** Codes may be written in small letters. */
function readCode(text: string): string {
  return /^[a-z]{2,3}$/i.test(text) ? text.toUpperCase() : text;
}

function refuse(problems: readonly Problem[]): CommandError {
  return new CommandError(formatReport(problems));
}

/** Finds the messages that a site lacks in a language. @throws CommandError */
async function findMissing(code: string, files: SiteFiles): Promise<MissingMessages> {
  const found = findMissingMessages(files, code, await readMessageUsage(join(engineFolder, 'src/i18n')));
  if ('problems' in found) throw refuse(found.problems);
  if (!found.isConfigured) throw unknownLanguage(code, files.config);
  return found.missing;
}

/** Writes the messages that a site lacks in a language into its content folder. @throws CommandError */
async function writeMessages(code: string, config: string): Promise<void> {
  const { files, problems, folder } = await readSiteFiles({ config, engineFolder });
  if (!files || folder === null || problems.length > 0) throw refuse(problems);
  const missing = await findMissing(code, files);
  const count = Object.keys(missing).length;
  if (count === 0) {
    console.log(`No message is missing in ${code}.`);
    return;
  }
  const name = `messages/${code}.json`;
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, addMissingMessages(files.content?.texts[name], missing));
  const messages = count === 1 ? 'message' : 'messages';
  console.log(`${relative(process.cwd(), path)} has ${String(count)} ${messages} to translate.`);
  console.log('Write each translation into its “text”; what is beside it is for you and not needed later.');
}

await startCommand(usage, process.argv.slice(2), async (args) => {
  const { positionals } = parseCommandLine(args, { usage, options: {}, positionals: 2 });
  const [code, config = process.env.SITE_CONFIG ?? 'site.config.json'] = positionals;
  if (code === undefined) throw new UsageError('Name the code of a language.', usage);
  await writeMessages(readCode(code), config);
});
