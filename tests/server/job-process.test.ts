import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

test('a process of the pool ends with the server that started it, whatever it does', async () => {
  const child = fork(new URL('./job-process-child.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await once(child, 'message')).toEqual(['ready', undefined]);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});
