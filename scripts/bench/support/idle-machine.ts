import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const idleShare = 0.9;
const maxSeconds = 180;

function cpuTimes(): { readonly idle: number; readonly all: number } {
  const times = cpus().map((cpu) => cpu.times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  };
}

/**
 * Waits until the processors have been idle for two seconds, so that background work of the site, such as the conversion
 * of pictures, is not part of a measurement. Gives up after 3 minutes, since a machine may have other work.
 */
export async function waitForIdleMachine(): Promise<void> {
  for (let second = 0, idleSeconds = 0; second < maxSeconds && idleSeconds < 2; second += 1) {
    const before = cpuTimes();
    await sleep(1000);
    const after = cpuTimes();
    const isIdle = after.idle - before.idle >= idleShare * (after.all - before.all);
    idleSeconds = isIdle ? idleSeconds + 1 : 0;
  }
}
