import { readBundle } from '../bundle';
import { readEnvironment, type Environment } from '../environment';
import { readEngineFiles } from '../site/folder/engine-folder';
import { readArguments } from './export-arguments';
import { ExportError } from './export-error';
import { exportOneSite, type SharedByExports } from './export-one-site';
import { exportSites } from './export-sites';

function environmentOf(variables: Readonly<Record<string, string | undefined>>): Environment {
  const reading = readEnvironment(variables);
  if (!reading.ok) throw new ExportError(reading.problems.join('\n'));
  return reading.environment;
}

async function readSharedFiles(folder: URL): Promise<SharedByExports> {
  const bundle = await readBundle(folder);
  return { ...bundle, engine: await readEngineFiles(bundle.engineFolder) };
}

/** Prints an error of the user and sets the exit code to 1. */
async function reportErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function run(args: readonly string[], bundle: URL): Promise<void> {
  const parsed = readArguments(args);
  const environment = environmentOf(process.env);
  const readShared = () => readSharedFiles(bundle);
  const { sitesDir } = environment;
  if (sitesDir !== undefined)
    return exportSites({ parsed, args, environment, sitesDir, bundle, readShared, reportErrors });
  if (parsed.part) throw new ExportError('--part is for several sites; SITES_DIR names their folder.');
  return exportOneSite(parsed, environment, await readShared());
}

/**
 * Exports the site of the environment, or its folder of sites, as the command line says; a failure sets the exit code to 1.
 * @param args see the usage in `export-arguments.ts`
 * @param bundle folder of the built server, `dist/server/`
 */
export function runExport(args: readonly string[], bundle: URL): Promise<void> {
  return reportErrors(() => run(args, bundle));
}
