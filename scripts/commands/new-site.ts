import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline/promises';
import { CommandError, reportErrors } from '../../src/server/command-line';
import { readSite } from '../../src/server/site/read-site';
import { formatReport } from '../../src/check/format-report';
import { shellWord } from '../../src/check/shell-word';
import { writeEditorFiles } from '../editor/write-editor-files';
import { openAsker } from '../new-site/ask';
import { gatherAnswers } from '../new-site/gather-answers';
import { readOptions, newSiteUsage } from '../new-site/options';
import { noteOnFolder, requireEmptyFolder, writeSite } from '../new-site/write-site';

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Asks for what the options leave out, writes the site, and checks it. */
async function makeSite(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options === 'help') {
    console.log(newSiteUsage);
    return;
  }
  await requireEmptyFolder(options.folder);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answers = await gatherAnswers(
      options,
      openAsker(lines, (text) => console.log(text)),
    );
    await writeSite(options.folder, engineFolder, answers);
    await writeEditorFiles(join(options.folder, 'site.config.json'), engineFolder);
  } finally {
    lines.close();
  }
  const config = join(options.folder, 'site.config.json');
  const { site, problems } = await readSite({ config, engineFolder });
  if (problems.length > 0) console.log(`${formatReport(problems)}\n`);
  if (!site) throw new CommandError(`The site in ${options.folder} has errors.`);
  console.log(`${options.folder} is a site of ${String(site.config.pages.length)} pages. To see it:`);
  console.log(`  SITE_CONFIG=${shellWord(config)} npm start`);
  console.log(`${join(options.folder, 'README.md')} says where its texts, pictures and documents are.`);
  const note = noteOnFolder(options.folder);
  if (note !== null) console.log(note);
}

/** Makes the folder of a new site. */
export const newSite = (args: readonly string[]): Promise<void> => reportErrors(() => makeSite(args));
