import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process has now; 0 where the system does not say. */
export function residentMemory(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1000);
  } catch {
    return 0;
  }
}
