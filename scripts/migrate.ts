import { parseArgs } from 'node:util';
import { newestVersion } from './migrate/migrate-config';
import { migrateFile } from './migrate/migrate-file';

const usage = `npm run migrate -- [CONFIG] [--write]

Shows what changes in a site config to bring it to version ${String(newestVersion)}. With --write, changes the file.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  const [config = process.env.SITE_CONFIG ?? 'site.config.json'] = positionals;
  console.log(values.help ? usage : await migrateFile(config, values.write));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
