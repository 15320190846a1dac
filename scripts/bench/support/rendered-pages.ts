import { config } from '../../../tests/e2e/sample-config';
import type { SiteProcess } from '../../../tests/e2e/site-process';
import { freePort } from '../../../tests/server/postgres';
import { waitForIdleMachine } from './idle-machine';
import { startProductionSite } from './production-site';

/** The pages without a subject in every language, and the plain home page. */
const paths = [
  '/',
  ...config.languages.list.flatMap(({ code }) =>
    config.pages
      .filter(({ subject }) => !subject)
      .map(({ path }) => `/${code.toLowerCase()}${path === '/' ? '' : path}`),
  ),
];

/** Sum of the values of a metric. @param address of the server of metrics */
export async function metric(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Requests all pages of the menu, and waits until pictures are converted. @param address of the site */
export async function renderAllPages(address: string): Promise<void> {
  for (const path of paths) await (await fetch(address + path)).arrayBuffer();
  await waitForIdleMachine();
}

/** Starts the built site as operators run it, with all pages of the menu rendered. */
export async function startRenderedSite(): Promise<{
  readonly site: SiteProcess;
  /** Address of the server of metrics. */
  readonly metrics: string;
}> {
  const metricsPort = String(await freePort());
  const site = await startProductionSite({ METRICS_PORT: metricsPort });
  const metrics = `http://127.0.0.1:${metricsPort}`;
  await renderAllPages(site.address);
  return { site, metrics };
}
