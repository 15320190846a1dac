import { expect, it } from 'vitest';
import { createJobQueue, type Urgency } from '../../src/server/jobs/job-queue';
import type { MediaConverter } from '../../src/server/media/media-converter';
import { shareConverter } from '../../src/operations/sites/share-converter';
import { sharedConverter } from './sample-site';

/** A queue whose jobs end when they are told to. */
function open(concurrency: number, maxWaiting = 10) {
  const queue = createJobQueue({ concurrency, maxWaiting });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, urgency: Urgency) =>
    queue(urgency, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { ask, started, end: (name: string) => ends.get(name)?.() };
}

it('leaves one of several places to visitors', async () => {
  const { ask, started, end } = open(2);
  const first = ask('AVIF', 'background');
  void ask('PDF', 'background');
  void ask('WebP', 'visitor');
  await expect.poll(() => started).toEqual(['WebP', 'AVIF']);
  end('AVIF');
  await first;
  await expect.poll(() => started).toEqual(['WebP', 'AVIF', 'PDF']);
});

it('refuses a job when too many of its urgency wait', async () => {
  const { ask, started } = open(1, 1);
  for (const name of ['runs', 'waits']) void ask(name, 'visitor');
  expect(await ask('too many', 'visitor')).toBe('busy');
  expect(started).toEqual(['runs']);
});

it('a site with many pictures does not delay those of another site', async () => {
  const order: string[] = [];
  const queue = createJobQueue({ concurrency: 1, maxWaiting: 10 });
  const converter: MediaConverter = {
    ...sharedConverter,
    convert: (job) =>
      queue('visitor', async () => {
        order.push('path' in job ? job.path : '');
        return 'broken' as const;
      }),
  };
  const ask = (site: MediaConverter, path: string) => site.convert({ path, use: 'share' }, 'visitor');
  const [large, small] = [shareConverter(converter), shareConverter(converter)];
  await Promise.all([...Array.from({ length: 8 }, () => ask(large, 'large')), ask(small, 'small')]);
  expect(order.indexOf('small')).toBeLessThanOrEqual(2);
});
