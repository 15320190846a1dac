import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError, parseCommandLine, startCommand, UsageError } from '../../src/server/command-line';
import { siteConfigPath } from '../../src/server/environment';
import { readMessageUsage } from '../../src/server/site/folder/engine-folder';
import { readSiteFiles } from '../../src/server/site/read-site';
import type { SiteFiles } from '../../src/check/check-site';
import { formatReport } from '../../src/check/format-report';
import {
  addMissingMessages,
  findMissingMessages,
  type MissingMessages,
  findUnusedMessages,
} from '../../src/check/messages/missing-messages';
import type { Problem } from '../../src/engine/site/checked-site';
import { removeUnused } from '../messages/remove-unused';
import { unknownLanguageError } from '../messages/unknown-language';

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '../..');

const usage = `npm run messages -- CODE [path of the site config]
npm run messages -- --unused [--write] [path of the site config]

Writes the messages that a language of the site lacks into its content folder, for a translator: npm run messages -- KN
With --unused, lists the messages of the content folder that nothing uses; with --write, removes them.
Without a path it takes SITE_CONFIG, or site.config.json.`;

const options = {
  unused: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const;

/** Codes may be written in small letters. */
function readCode(text: string): string {
  return /^[a-z]{2,3}$/i.test(text) ? text.toUpperCase() : text;
}

function refuse(problems: readonly Problem[]): CommandError {
  return new CommandError(formatReport(problems));
}

/** Finds the messages that a site lacks in a language. @throws CommandError */
async function findMissing(code: string, files: SiteFiles): Promise<MissingMessages> {
  const found = findMissingMessages(files, code, await readMessageUsage(join(engineFolder, 'src/site/i18n')));
  if ('problems' in found) throw refuse(found.problems);
  if (!found.isConfigured) throw unknownLanguageError(code, files.config);
  return found.missing;
}

/** The files of a site and its content folder. @throws CommandError */
async function readFiles(config: string): Promise<{ files: SiteFiles; folder: string }> {
  const { files, problems, folder } = await readSiteFiles({ config, engineFolder });
  if (!files || folder === null || problems.length > 0) throw refuse(problems);
  return { files, folder };
}

/** Lists the messages of a site that nothing uses, or removes them. @throws CommandError */
async function tidyMessages(config: string, isWritten: boolean): Promise<void> {
  const { files, folder } = await readFiles(config);
  const found = findUnusedMessages(files);
  if ('problems' in found) throw refuse(found.problems);
  console.log(await removeUnused(found.unused, files, folder, isWritten));
}

/** Writes the messages that a site lacks in a language into its content folder. @throws CommandError */
async function writeMessages(code: string, config: string): Promise<void> {
  const { files, folder } = await readFiles(config);
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
  const noun = count === 1 ? 'message' : 'messages';
  console.log(`${relative(process.cwd(), path)} has ${String(count)} ${noun} to translate.`);
  console.log('Write each translation into its “text”; what is beside it is for you and not needed later.');
}

const fallbackConfig = siteConfigPath(process.env);

/** Writes the messages that a language lacks, or removes those that nothing uses. */
export function messages(args: readonly string[]): Promise<void> {
  return startCommand(usage, args, async () => {
    const { values, positionals } = parseCommandLine(args, { usage, options, positionals: 2 });
    if (values.unused) {
      const [config = fallbackConfig, surplus] = positionals;
      if (surplus !== undefined) throw new UsageError(`Unexpected argument “${surplus}”.`, usage);
      return tidyMessages(config, values.write);
    }
    if (values.write) throw new UsageError('--write belongs to --unused.', usage);
    const [code, config = fallbackConfig] = positionals;
    if (code === undefined) throw new UsageError('Name the code of a language.', usage);
    return writeMessages(readCode(code), config);
  });
}
