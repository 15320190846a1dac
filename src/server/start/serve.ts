import closeWithGrace from 'close-with-grace';
import { formatReport, hasWarnings, kindOfProblems } from '../../check/format-report';
import { readBundle, type Bundle } from './bundle';
import { readEnvironment, type Environment } from '../environment';
import { addBackupMetrics } from './health/backup-metrics';
import { createMetrics, type Metrics } from '../monitoring/metrics';
import { metricsServer } from './health/metrics-server';
import { serveSite, type ServedSite } from './reload/serve-site';
import { readServedSite } from '../site/read-site';
import { loadParts } from './load-parts';
import { parts } from './parts.generated';
import { engineVersion } from '../version';

/** Time to stop in ms; then the process ends, whatever is still open. */
const stopMs = 9_000;

function refuse(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** Errors of `listen`, with the variable to change. */
function listenProblem(error: NodeJS.ErrnoException, { host, port }: Environment): string | null {
  const at = 'port' in error ? Number(error.port) : port;
  const variable = at === port ? 'PORT' : 'METRICS_PORT';
  if (error.code === 'EADDRINUSE') return `Port ${at} of ${host} is in use; set ${variable} to another one.`;
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `${variable}: there is no permission to listen on port ${at}; set ${variable} to one above 1023.`;
  if (error.code === 'EADDRNOTAVAIL' || error.syscall === 'getaddrinfo')
    return `HOST: “${host}” is not an address of this machine (${error.code}).`;
  return null;
}

function lineOf(error: unknown, environment: Environment): string {
  if (!(error instanceof Error)) return String(error);
  return listenProblem(error, environment) ?? error.message;
}

async function openOneSite(environment: Environment, metrics: Metrics, bundle: Bundle): Promise<Served> {
  const place = { config: environment.siteConfig, engineFolder: bundle.engineFolder };
  const loaded = await loadParts();
  const { readRepaired = readServedSite } = loaded.desk ?? {};
  const { site, problems } = await readRepaired(place);
  if (!site) return refuse(formatReport(problems));
  const served = await serveSite({
    ...bundle,
    ...loaded,
    place,
    environment,
    metrics,
    checked: site,
  });
  if (hasWarnings(problems))
    served.log().warn({ report: formatReport(problems) }, `the site has ${kindOfProblems(problems)}`);
  return { ...served, line: `The site is at ${served.address}` };
}

async function openSites(
  folder: string,
  environment: Environment,
  metrics: Metrics,
  bundle: Bundle,
): Promise<Served> {
  const serveSites = await parts.sites?.();
  if (!serveSites) return refuse('SITES_DIR: this program serves one site only.');
  const served = await serveSites({ ...bundle, folder, environment, metrics });
  const names = served.status().map(({ name }) => name);
  const { port } = new URL(served.address);
  const line = `${names.length} ${names.length === 1 ? 'site is' : 'sites are'} served at ${served.address}`;
  // The address itself is no site's.
  const example = names[0] === undefined ? '' : `, such as http://${names[0]}.localhost:${port}`;
  return { ...served, line: line + example };
}

/** A started server, and the line to print. */
interface Served extends ServedSite {
  readonly line: string;
  readonly status?: () => unknown;
}

/** Listens on the metrics port, if there is one; prints its address, and returns a function that closes it. */
async function listenForMetrics(
  metrics: Metrics,
  { host, metricsPort, backupDir }: Environment,
  status: Served['status'],
): Promise<() => Promise<void>> {
  if (metricsPort === undefined) return async () => {};
  if (backupDir !== undefined) addBackupMetrics(metrics.registry, backupDir);
  const app = metricsServer(metrics, status);
  console.log(`Metrics are at ${await app.listen({ host, port: metricsPort })}/metrics`);
  return () => app.close();
}

async function start(environment: Environment, bundle: Bundle): Promise<void> {
  const metrics = createMetrics();
  const { sitesDir } = environment;
  const served = await (sitesDir === undefined
    ? openOneSite(environment, metrics, bundle)
    : openSites(sitesDir, environment, metrics, bundle));
  const closeMetrics = await listenForMetrics(metrics, environment, served.status);
  closeWithGrace({ delay: stopMs }, async ({ err }) => {
    if (err) served.log().fatal({ err }, 'uncaught error; the server stops');
    await served.close();
    await closeMetrics();
  });
  served.log().info({ version: engineVersion, node: process.versions.node }, 'the server has started');
  console.log(served.line);
}

/**
 * Starts the server from the environment; ends the process with one line for each problem when it cannot start.
 * @param bundle folder of the built server, `dist/server/`
 */
export async function serve(bundle: URL): Promise<void> {
  const reading = readEnvironment(process.env);
  if (!reading.ok) return refuse(...reading.problems);
  await start(reading.environment, await readBundle(bundle)).catch((error: unknown) =>
    refuse(lineOf(error, reading.environment)),
  );
}
