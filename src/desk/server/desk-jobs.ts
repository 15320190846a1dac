import { z } from 'zod';
import type { Problem } from '../../engine/site/checked-site';
import type { Urgency } from '../../server/jobs/queue';
import type { JobFailure, MediaConverter } from '../../server/media/media-converter';
import type { CheckJob } from './content/check-changes';
import { tableResult, type TableOptions, type TableResult } from './sheets/table';

/** Work for a process: to read a table from a spreadsheet. */
export interface TableJob {
  readonly table: Uint8Array;
  readonly options?: TableOptions;
}

/** Work for a process: to find the length of a recording. */
export interface RecordingJob {
  readonly recording: Uint8Array;
}

/** The pool of processes, as the desk uses it. */
export type DeskProcesses = Pick<MediaConverter, 'run'>;

/** A person waits for the check of thousands of records: it may take this many times as long as other jobs. */
const checkPatience = 6;

const problems = z.custom<readonly Problem[]>(Array.isArray);

/** Reads a table in another process. */
export function readTableApart(
  processes: DeskProcesses,
  work: TableJob,
  urgency: Urgency,
): Promise<TableResult | JobFailure> {
  return processes.run({ work }, tableResult, urgency);
}

/** Checks changes of a site in another process. */
export function checkApart(
  processes: DeskProcesses,
  work: CheckJob,
  urgency: Urgency,
): Promise<readonly Problem[] | JobFailure> {
  return processes.run({ work, patience: checkPatience }, problems, urgency);
}

/** Reads the length of a recording in another process, in seconds; null where its file does not say it. */
export function readLengthApart(
  processes: DeskProcesses,
  work: RecordingJob,
  urgency: Urgency,
): Promise<number | null | JobFailure> {
  return processes.run({ work }, z.nullable(z.number()), urgency);
}

const has = (work: unknown, key: string) => typeof work === 'object' && work !== null && key in work;
const deskJob = z.union([
  z.custom<TableJob>((work) => has(work, 'table')),
  z.custom<CheckJob>((work) => has(work, 'check')),
  z.custom<RecordingJob>((work) => has(work, 'recording')),
]);

/** Runs a job of the desk, in a process of the pool. Rejects for a file that cannot be read. */
export async function runDeskJob(work: unknown): Promise<unknown> {
  const job = deskJob.parse(work);
  if ('check' in job) return (await import('./content/check-changes')).runCheck(job);
  if ('recording' in job) return (await import('./files/recording-length')).recordingLength(job.recording);
  return (await import('./sheets/read-table')).readTable(Buffer.from(job.table), job.options);
}
