import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteConfigPath } from '../../src/server/environment';
import { CommandError, parseCommandLine, startCommand } from '../../src/server/command-line';
import { writeEditorFiles } from '../editor/write-editor-files';

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '../..');
const usage = `npm run editor -- [path of the site config]

Writes what an editor needs to complete and explain a site into .vscode beside its config. Without a path it takes
SITE_CONFIG, or site.config.json.`;

/** Writes schemas for an editor beside a config. */
export function editor(args: readonly string[]): Promise<void> {
  return startCommand(usage, args, async () => {
    const { positionals } = parseCommandLine(args, { usage, options: {}, positionals: 1 });
    const [config = siteConfigPath(process.env)] = positionals;
    const count = await writeEditorFiles(config, engineFolder);
    if (count === 0)
      throw new CommandError(`${config} or its content folder cannot be read; npm run check says why.`);
    console.log(
      `${join(dirname(config), '.vscode')} has ${String(count)} schemas. Open its folder in the editor.`,
    );
  });
}
