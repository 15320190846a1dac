import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createMetrics } from '../../../src/server/monitoring/metrics';
import {
  serveSites,
  type ServedSites,
  type ServeSitesOptions,
} from '../../../src/operations/sites/serve-sites';
import { objectOf, parseJson } from '../../../src/engine/json/json';
import { temporaryFolder } from '../../temporary-folder';
import { quickHashes } from '../quick-hashes';
import { copySmallSite } from '../site-folder';
import { testEnvironment } from '../site-server';
import { assets } from '../test-assets';

const engineFolder = join(import.meta.dirname, '../../..');

/** A folder of sites. */
export interface Sites {
  readonly folder: string;
  /** Adds a copy of an example, with a display name and a public address of its own. */
  readonly add: (name: string, address: string) => Promise<void>;
}

/** Creates an empty folder of sites. */
export async function sitesFolder(): Promise<Sites> {
  const folder = await temporaryFolder();
  const example = await copySmallSite();
  const config = await example.read('site.config.json');
  const add = async (name: string, address: string) => {
    await mkdir(join(folder, name), { recursive: true });
    await cp(join(example.folder, 'content'), join(folder, name, 'content'), { recursive: true });
    const own = { ...objectOf(parseJson(config)), publicAddress: address };
    await writeFile(join(folder, name, 'site.config.json'), JSON.stringify(own));
    const notices = [{ id: 'n-1', title: `Notice of ${name}`, link: '' }];
    await writeFile(join(folder, name, 'content/records/notices.json'), JSON.stringify(notices));
  };
  return { folder, add };
}

/** A folder of sites that is served, with the lines of its log. */
export interface Running extends ServedSites {
  readonly lines: readonly string[];
}

/** Serves a folder of sites until the test ends. */
export async function serve(
  { folder }: Sites,
  options: Partial<ServeSitesOptions> = {},
  variables: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const lines: string[] = [];
  const served = await serveSites({
    folder,
    engineFolder,
    environment: await testEnvironment({ PORT: '0', LOG_LEVEL: 'warn', ...variables }),
    metrics: createMetrics(),
    assets,
    clientFolder: null,
    limits: { closeMs: 100 },
    hashing: quickHashes,
    logStream: { write: (line) => void lines.push(line) },
    ...options,
  });
  onTestFinished(served.close);
  return { ...served, lines };
}
