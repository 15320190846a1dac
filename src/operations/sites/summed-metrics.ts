import type { Metrics } from '../../server/monitoring/metrics';

/** The metrics of one of several sites. */
export interface SiteMetrics {
  readonly metrics: Metrics;
  /** Takes what the site has set out of the sums. */
  readonly end: () => void;
}

/** Sums up what the sites of one process set instead of counting it: the bytes of a cache, and open circuits. */
export function sumMetrics(metrics: Metrics): () => SiteMetrics {
  const sites = new Set<Map<string, number>>();
  const sumOf = (name: string) => [...sites].reduce((sum, values) => sum + (values.get(name) ?? 0), 0);
  const publish = (name: string) => {
    if (name === 'circuit') metrics.circuitOpen(sumOf(name) > 0);
    else metrics.cacheBytes(name, sumOf(name));
  };
  return () => {
    const values = new Map<string, number>();
    sites.add(values);
    const set = (name: string, value: number) => {
      values.set(name, value);
      publish(name);
    };
    return {
      metrics: {
        ...metrics,
        cacheBytes: set,
        circuitOpen: (isOpen) => set('circuit', Number(isOpen)),
      },
      end: () => {
        sites.delete(values);
        for (const name of values.keys()) publish(name);
      },
    };
  };
}
