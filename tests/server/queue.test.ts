import { expect, it } from 'vitest';
import { createJobQueue, createQueue, type Urgency } from '../../src/server/jobs/queue';
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

const forever = () => new Promise<string>(() => {});
const refused = () => 'refused' as const;

it('refuses a task whose turn does not come in time; one that is not refused waits', async () => {
  const queue = createQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 20 });
  const ends: (() => void)[] = [];
  const first = queue.run(() => new Promise<void>((resolve) => ends.push(resolve)));
  const late = queue.run(forever, refused);
  expect(queue.isFull).toBe(true);
  expect(await queue.run(forever, refused)).toBe('refused');
  expect(await late).toBe('refused');
  expect(queue.isFull).toBe(false);
  const patient = queue.run(async () => 'patient');
  ends[0]?.();
  await first;
  expect(await patient).toBe('patient');
});

it('gives the turn of a task that fails to the next one', async () => {
  const queue = createQueue({ concurrency: 1 });
  const failed = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(async () => 1);
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe(1);
});

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
