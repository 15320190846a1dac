import { startCommand } from '../../server/command-line';
import { readEnvironment, type Environment } from '../../server/environment';
import { readArguments, exportUsage } from './export-arguments';
import { ExportError } from './export-error';
import { readBundle } from '../../server/start/bundle';
import { exportOneSite } from './export-one-site';
import { exportSites } from './export-sites';

function environmentOf(variables: Readonly<Record<string, string | undefined>>): Environment {
  const reading = readEnvironment(variables);
  if (!reading.ok) throw new ExportError(reading.problems.join('\n'));
  return reading.environment;
}

async function run(args: readonly string[], bundle: URL): Promise<void> {
  const parsed = readArguments(args);
  const environment = environmentOf(process.env);
  const { sitesDir } = environment;
  if (sitesDir !== undefined) return exportSites({ parsed, args, environment, sitesDir, bundle });
  if (parsed.part) throw new ExportError('--part is for several sites; SITES_DIR names their folder.');
  return exportOneSite(parsed, environment, await readBundle(bundle));
}

/**
 * Exports the site of the environment, or its folder of sites, as the command line says; a failure sets the exit code to 1.
 * @param args see `exportUsage`
 * @param bundle folder of the built server, `dist/server/`
 */
export function runExport(args: readonly string[], bundle: URL): Promise<void> {
  return startCommand(exportUsage, args, () => run(args, bundle));
}
