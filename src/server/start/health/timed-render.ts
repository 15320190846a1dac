import type { Metrics } from '../../monitoring/metrics';

/** Records the duration and the outcome of every render. */
export function timedRender<Args extends readonly unknown[], Result>(
  metrics: Pick<Metrics, 'render'>,
  render: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    const started = performance.now();
    let outcome: 'ok' | 'failed' = 'failed';
    try {
      const rendered = await render(...args);
      outcome = 'ok';
      return rendered;
    } finally {
      metrics.render(outcome, (performance.now() - started) / 1000);
    }
  };
}
