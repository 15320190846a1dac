import { expect, it } from 'vitest';
import { createMetrics, type Metrics } from '../../../src/server/monitoring/metrics';
import { sumMetrics } from '../../../src/operations/sites/summed-metrics';

async function valueOf({ registry }: Metrics, name: string): Promise<number | undefined> {
  return (await registry.getSingleMetric(name)?.get())?.values[0]?.value;
}

it('what sites set is summed up until they end; what they count is counted together', async () => {
  const metrics = createMetrics();
  const ofSite = sumMetrics(metrics);
  const [one, other] = [ofSite(), ofSite()];
  one.metrics.cacheBytes('pages', 10);
  other.metrics.cacheBytes('pages', 5);
  other.metrics.circuitOpen(true);
  one.metrics.circuitOpen(false);
  one.metrics.shedRequest();
  other.metrics.shedRequest();
  expect(await valueOf(metrics, 'site_cache_bytes')).toBe(15);
  expect(await valueOf(metrics, 'site_upstream_circuit_open')).toBe(1);
  expect(await valueOf(metrics, 'site_shed_requests_total')).toBe(2);
  other.end();
  expect(await valueOf(metrics, 'site_cache_bytes')).toBe(10);
  expect(await valueOf(metrics, 'site_upstream_circuit_open')).toBe(0);
});
