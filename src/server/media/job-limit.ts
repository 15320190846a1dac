import { readFileSync } from 'node:fs';

/** Why a job was ended: it used too much processor time, or the machine had too little for it. */
export type LimitReason = 'timeout' | 'busy';

/** The limits of a job, as options of the pool. */
export interface JobLimit {
  readonly signal: AbortSignal;
  /** Receives the id of the process that begins with the job. */
  readonly channel: { readonly postMessage: (processId: unknown) => void };
  /** Why the job was ended; null while it was not. */
  readonly reason: () => LimitReason | null;
  readonly end: () => void;
}

/** Milliseconds that a process may take to start. */
const startLimit = 60_000;
/** How much longer than its processor time a job may take, while other programs use the processor. */
const patience = 8;
/** Linux counts processor time in hundredths of a second for every program. */
const msPerTick = 10;

/** Processor time of a process in ms; null where the system does not tell. */
export function processorTime(processId: unknown): number | null {
  try {
    const stat = readFileSync(`/proc/${String(processId)}/stat`, 'latin1');
    // The name of the program, in parentheses, may have blanks; then follow the state and ten other values.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * msPerTick;
  } catch {
    return null;
  }
}

/**
 * Limits the start of a process, and then the processor time of its job (B11.9.11). Where the system does not tell that time,
 * the time that passes counts.
 * @param timeLimit in ms
 */
export function limitJob(timeLimit: number, timeOf = processorTime): JobLimit {
  const controller = new AbortController();
  let reason: LimitReason | null = null;
  let timer = setTimeout(() => stop('busy'), startLimit);
  const stop = (why: LimitReason) => {
    reason = why;
    clearInterval(timer);
    controller.abort();
  };
  const begin = (processId: unknown) => {
    clearTimeout(timer);
    const started = performance.now();
    const before = timeOf(processId);
    const look = () => {
      const passed = performance.now() - started;
      const now = before === null ? null : timeOf(processId);
      const used = before === null || now === null ? passed : now - before;
      if (used >= timeLimit) stop('timeout');
      else if (passed >= timeLimit * patience) stop('busy');
    };
    timer = setInterval(look, Math.min(timeLimit, 200));
  };
  return {
    signal: controller.signal,
    channel: { postMessage: begin },
    reason: () => reason,
    end: () => clearInterval(timer),
  };
}
