import { setTimeout as sleep } from 'node:timers/promises';
import { config } from '../../../tests/e2e/sample-config';
import type { SiteProcess } from '../../../tests/e2e/site-process';
import { freePort } from '../../../tests/server/postgres';
import { waitForIdleMachine } from './idle-machine';
import { startProductionSite } from './production-site';

/** Pages that the site renders ahead: a metric reaches this number. */
const renderedAhead =
  1 + config.languages.list.length * config.pages.filter(({ subject }) => !subject).length;

/** Sum of the values of a metric. @param address of the server of metrics */
export async function metric(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Waits until all pages of the menu are rendered and compressed, and pictures are converted. */
export async function waitForRenderedAhead(metrics: string): Promise<void> {
  while ((await metric(metrics, 'site_render_seconds_count')) < renderedAhead) await sleep(500);
  await waitForIdleMachine();
}

/** Starts the built site as operators run it, and waits until it has nothing more to prepare. */
export async function startRenderedSite(): Promise<{
  readonly site: SiteProcess;
  /** Address of the server of metrics. */
  readonly metrics: string;
}> {
  const metricsPort = String(await freePort());
  const site = await startProductionSite({ METRICS_PORT: metricsPort });
  const metrics = `http://127.0.0.1:${metricsPort}`;
  await waitForRenderedAhead(metrics);
  return { site, metrics };
}
