import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeEditorFiles } from './editor/write-editor-files';

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '..');
const [config = process.env.SITE_CONFIG ?? 'site.config.json'] = process.argv.slice(2);

const count = await writeEditorFiles(config, engineFolder);
if (count > 0)
  console.log(
    `${join(dirname(config), '.vscode')} has ${String(count)} schemas. Open its folder in the editor.`,
  );
else {
  console.error(`${config} or its content folder cannot be read; npm run check says why.`);
  process.exitCode = 1;
}
