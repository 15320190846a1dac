import { setTimeout as sleep } from 'node:timers/promises';
import { config } from '../../../tests/e2e/sample-config';

/** Pages that the site renders ahead: a metric reaches this number. */
const renderedAhead =
  1 + config.languages.list.length * config.pages.filter(({ subject }) => !subject).length;

/** Sum of the values of a metric. @param address of the server of metrics */
export async function metric(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Waits until all pages of the menu are rendered and compressed. */
export async function waitForRenderedAhead(metrics: string): Promise<void> {
  while ((await metric(metrics, 'site_render_seconds_count')) < renderedAhead) await sleep(500);
  // The last pages are compressed.
  await sleep(3_000);
}
