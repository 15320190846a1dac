import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { addBackupMetrics } from '../../src/server/start/health/backup-metrics';
import { createFailureLog } from '../../src/server/monitoring/failure-log';
import { createMetrics } from '../../src/server/monitoring/metrics';
import { metricsServer } from '../../src/server/start/health/metrics-server';
import { temporaryFolder } from '../temporary-folder';
import { listen, memoryLog } from './serve';

describe('the metrics', () => {
  it('are served as Prometheus text', async () => {
    const metrics = createMetrics();
    metrics.upstreamCall('timeout', 5);
    metrics.cacheLookup('answers', 'hit');
    metrics.circuitOpen(true);
    metrics.render('ok', 0.02);
    metrics.rejectedRecords('notice', 3);
    metrics.submission('question', 'accepted');
    metrics.gateway('sent');
    metrics.picture('converted');
    metrics.shedRequest();
    const response = await fetch(`${await listen(metricsServer(metrics))}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect((await response.text()).split('\n')).toEqual(
      expect.arrayContaining([
        'site_upstream_call_seconds_count{outcome="timeout"} 1',
        'site_cache_lookups_total{cache="answers",result="hit"} 1',
        'site_upstream_circuit_open 1',
        'site_render_seconds_count{outcome="ok"} 1',
        'site_rejected_records_total{entity="notice"} 3',
        'site_submissions_total{form="question",outcome="accepted"} 1',
        'site_gateway_messages_total{outcome="sent"} 1',
        'site_pictures_total{outcome="converted"} 1',
        'site_shed_requests_total 1',
        expect.stringMatching(/^process_resident_memory_bytes \d+/),
      ]),
    );
  });
});

test('the metrics name when the newest backup of each site was written', async () => {
  const folder = await temporaryFolder();
  const write = async (file: string, time: number) => {
    await writeFile(join(folder, file), '');
    await utimes(join(folder, file), time, time);
  };
  await write('www.motipura.example-2026-11-20.tar.gz', 1000);
  await write('www.motipura.example-2026-11-21.tar.gz.age', 2000);
  await write('localhost_8080-2026-11-21.tar.gz', 3000);
  await write('notes.txt', 4000);
  const { registry } = createMetrics();
  addBackupMetrics(registry, folder);
  const name = 'site_backup_newest_timestamp_seconds';
  const lines = async () =>
    (await registry.getSingleMetricAsString(name)).split('\n').filter((line) => line.startsWith(name));
  expect((await lines()).sort()).toEqual([
    `${name}{site="localhost_8080"} 3000`,
    `${name}{site="www.motipura.example"} 2000`,
  ]);
  await rm(folder, { recursive: true });
  expect(await lines()).toEqual([]);
});

describe('the failure log', () => {
  it('logs a repeated failure once per minute and key, with the number of omitted lines', () => {
    const log = memoryLog();
    let time = 0;
    const failures = createFailureLog(log, () => time);
    for (time = 0; time <= 60_000; time += 10_000) failures.warn('notices', { path: '/a' }, 'no answer');
    failures.warn('schemes', { path: '/b' }, 'no answer');
    expect(log.lines).toEqual([
      '{"path":"/a"} no answer',
      '{"path":"/a","omitted":5} no answer',
      '{"path":"/b"} no answer',
    ]);
  });

  it('keeps a bounded number of keys', () => {
    const log = memoryLog();
    const failures = createFailureLog(log, () => 0);
    for (let key = 0; key <= 1000; key += 1) failures.warn(String(key), {}, 'failed');
    failures.warn('1000', {}, 'failed');
    failures.warn('0', {}, 'failed');
    expect(log.lines).toHaveLength(1002);
  });
});
