import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process has now, or had at most; 0 where the system does not say. */
export function residentMemory(pid: number, when: 'now' | 'at most' = 'now'): number {
  const key = when === 'now' ? 'VmRSS' : 'VmHWM';
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kilobytes = '0'] = new RegExp(`${key}:\\s+(\\d+)`).exec(status) ?? [];
    return Math.round(Number(kilobytes) / 1000);
  } catch {
    return 0;
  }
}
