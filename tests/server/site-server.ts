import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { createServer } from '../../src/server/start/create-server';
import { loadTestParts } from './quick-hashes';
import type { ServerOptions } from '../../src/server/start/server-options';
import { readEnvironment, type Environment } from '../../src/server/environment';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { temporaryDataFolder } from '../temporary-folder';
import { sampleSite, sharedConverter } from './sample-site';
import { listen } from './serve';
import { assets } from './test-assets';

async function readWithoutLists(): Promise<CheckedSite> {
  const site = await sampleSite();
  const { councilDetail = [] } = site.records;
  return { ...site, records: { councilDetail } };
}

let withoutLists: Promise<CheckedSite> | undefined;

/** The sample site with its messages; of its records only those of the council, so that no pictures are converted. */
export function readSampleSite(): Promise<CheckedSite> {
  withoutLists ??= readWithoutLists();
  return withoutLists;
}

/** The environment of a server of one test: data in a folder of its own, no log, answers not cached, no pictures ahead. */
export async function testEnvironment(
  variables: Readonly<Record<string, string>> = {},
): Promise<Environment> {
  const dataDir = await temporaryDataFolder();
  const reading = readEnvironment({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    API_CACHE: 'off',
    ...variables,
  });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.environment;
}

export interface SiteServerOptions extends Partial<Omit<ServerOptions, 'environment'>> {
  readonly variables?: Readonly<Record<string, string>>;
}

/** Serves the sample site over HTTP until the test ends; its address. */
export async function serveSite({ variables, ...options }: SiteServerOptions = {}): Promise<string> {
  const environment = await testEnvironment(variables);
  const checked = options.checked ?? (await readSampleSite());
  // Most tests do not read the body of every response, which keeps the connection open.
  const limits = { closeMs: 100, ...options.limits };
  const converter = sharedConverter;
  const parts = { ...(await loadTestParts()), assets, clientFolder: null, converter };
  return listen(await createServer({ ...parts, ...options, limits, environment, checked }));
}

/** Sends bytes as they are over a connection; everything that the server answers until it closes the connection. */
export function sendRaw(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    onTestFinished(() => void socket.destroy());
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
