import { fileURLToPath } from 'node:url';
import { report } from '../src/config/check/report';
import { createServer } from './create-server';
import { readEnvironment, type Environment } from './environment';
import { readAssets } from './page/assets';
import { readSite } from './read-site';

/** The bundle lies in `dist/server`; the engine's own files are at the root of the project. */
const engineFolder = fileURLToPath(new URL('../..', import.meta.url));
const clientFolder = fileURLToPath(new URL('../client', import.meta.url));

function refuse(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function environmentOrRefuse(): Environment {
  const reading = readEnvironment(process.env);
  return reading.ok ? reading.environment : refuse(...reading.problems);
}

function lineOf(error: unknown, { host, port }: Environment): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is in use; set PORT to another one.`;
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  const environment = environmentOrRefuse();
  const { site, problems } = await readSite({ config: environment.siteConfig, engineFolder });
  if (!site) return refuse(report(problems));
  const assets = await readAssets(clientFolder, 'src/entry-client.tsx');
  const app = await createServer({
    environment,
    checked: site,
    assets,
    clientFolder: `${clientFolder}/assets`,
  });
  const stop = () => void app.close().then(() => process.exit(0));
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const address = await app.listen({ host: environment.host, port: environment.port });
  console.log(`The site is at ${address}`);
}

main().catch((error: unknown) => {
  const reading = readEnvironment(process.env);
  refuse(reading.ok ? lineOf(error, reading.environment) : String(error));
});
