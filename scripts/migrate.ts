import { CommandError, parseCommandLine, startCommand } from '../server/command-line';
import { newestVersion } from './migrate/migrate-config';
import { migrateFile } from './migrate/migrate-file';

const usage = `npm run migrate -- [CONFIG] [--write]

Shows what changes in a site config to bring it to version ${String(newestVersion)}. With --write, changes the file.`;

const options = { write: { type: 'boolean', default: false } } as const;

await startCommand(usage, process.argv.slice(2), async (args) => {
  const { values, positionals } = parseCommandLine(args, { usage, options, positionals: 1 });
  const [config = process.env.SITE_CONFIG ?? 'site.config.json'] = positionals;
  const changes = await migrateFile(config, values.write).catch((error: unknown) => {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  });
  console.log(changes);
});
