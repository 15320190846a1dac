import closeWithGrace from 'close-with-grace';
import { fileURLToPath } from 'node:url';
import { formatReport } from '../src/check/format-report';
import { readEnvironment, type Environment } from './environment';
import { createMetrics, type Metrics } from './monitoring/metrics';
import { metricsServer } from './monitoring/metrics-server';
import { readAssets, readWorkerBundle } from './page/assets';
import { serveSite } from './reload/serve-site';
import { readSite } from './site/read-site';

/** Time to stop in ms; then the process ends, whatever is still open. */
const stopMs = 9_000;

function refuse(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function lineOf(error: unknown, { host, port }: Environment): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const at = error instanceof Error && 'port' in error ? Number(error.port) : port;
  if (code === 'EADDRINUSE')
    return `Port ${at} of ${host} is in use; set ${at === port ? 'PORT' : 'METRICS_PORT'} to another one.`;
  return error instanceof Error ? error.message : String(error);
}

/** Listens on the metrics port, if there is one; the line to print, and what ends it. */
async function listenForMetrics(metrics: Metrics, { host, metricsPort }: Environment) {
  if (metricsPort === undefined) return { line: null, close: async () => {} };
  const app = metricsServer(metrics);
  const line = `Metrics are at ${await app.listen({ host, port: metricsPort })}/metrics`;
  return { line, close: () => app.close() };
}

async function start(environment: Environment, bundle: URL): Promise<void> {
  const engineFolder = fileURLToPath(new URL('../..', bundle));
  const clientFolder = fileURLToPath(new URL('../client', bundle));
  const place = { config: environment.siteConfig, engineFolder };
  const { site, problems } = await readSite(place);
  if (!site) return refuse(formatReport(problems));
  const entry = 'src/entry-client.tsx';
  const assets = await readAssets(clientFolder, entry);
  const workerBundle = await readWorkerBundle(clientFolder, entry);
  const metrics = createMetrics();
  const published = await listenForMetrics(metrics, environment);
  const served = await serveSite({
    place,
    environment,
    metrics,
    checked: site,
    assets,
    workerBundle,
    clientFolder: `${clientFolder}/assets`,
    // Without a cache of answers no page could be kept.
    renderAhead: environment.apiCache || environment.apiHost === undefined,
  });
  closeWithGrace({ delay: stopMs }, async ({ err }) => {
    if (err) served.log().fatal({ err }, 'uncaught error; the server stops');
    await served.close();
    await published.close();
  });
  console.log(`The site is at ${served.address}`);
  if (published.line !== null) console.log(published.line);
}

/**
 * Starts the server from the environment; ends the process with one line for each problem when it cannot start.
 * @param bundle folder of the built server, `dist/server/`
 */
export async function serve(bundle: URL): Promise<void> {
  const reading = readEnvironment(process.env);
  if (!reading.ok) return refuse(...reading.problems);
  await start(reading.environment, bundle).catch((error: unknown) =>
    refuse(lineOf(error, reading.environment)),
  );
}
