import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { z } from 'zod';
import type { ConvertedPicture } from './convert-picture';
import { createJobQueue, type Urgency } from '../jobs/queue';
import { type JobLimit, limitJob } from './job-limit';
import {
  type PdfJob,
  pdfResultSchema,
  type Job,
  type PictureJob,
  type OtherJob,
  pictureResultSchema,
  type PdfContent,
} from './media-job';

/** Why a job has no result; `busy`: too many are waiting, the machine has no time for it, or the converter was closed. */
export type JobFailure = 'broken' | 'timeout' | 'busy';

/**
 * Decodes pictures and documents, and runs the jobs of other parts, in processes of their own, so that none of it can block
 * or crash the server.
 */
export interface MediaConverter {
  convert(job: PictureJob, urgency: Urgency): Promise<ConvertedPicture | JobFailure>;
  readDocument(job: PdfJob, urgency: Urgency): Promise<PdfContent | JobFailure>;
  /** Runs a job of another part; `schema` is that of its result. */
  run<Result>(job: OtherJob, schema: z.ZodType<Result>, urgency: Urgency): Promise<Result | JobFailure>;
  /** Ends the processes; all jobs are `busy`. */
  close(): Promise<void>;
}

export interface ConverterOptions {
  readonly processes: number;
  /** Of the processor, in ms; a process that needs more for a job is killed. */
  readonly timeLimit: number;
  /** Jobs of each urgency that may wait. */
  readonly maxWaiting: number;
}

/** Options of a converter that is opened without others. */
export const converterDefaults: ConverterOptions = { processes: 2, timeLimit: 5_000, maxWaiting: 500 };

/** A person waits for a picture that was just sent, which may be a HEIC: decoding it takes longer than other formats. */
const uploadFactor = 3;
/** Milliseconds after which an idle process ends; it holds about 70 MB. */
const idleTimeout = 10_000;

/**
 * The entry point knows the jobs of all parts, so it is where the server starts. From source, as in tests and in
 * development, it is TypeScript; in the bundle it is beside this file.
 */
const fromSource = import.meta.url.endsWith('.ts');
const filename = fileURLToPath(
  new URL(fromSource ? '../start/job-process.ts' : './job-process.js', import.meta.url),
);
/** 512 MB: most memory that PDFium gets, in pages of 64 KiB, and most that JavaScript gets. */
const memoryLimits = ['--wasm-max-mem-pages=8192', '--max-old-space-size=512'];

/** The loader by its path: a process starts in any folder. */
function execArgv(): string[] {
  if (!fromSource) return [...memoryLimits];
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx'));
  return ['--import', loader.href, ...memoryLimits];
}

function openPool(processes: number): Tinypool {
  const pool = new Tinypool({
    filename,
    runtime: 'child_process',
    serialization: 'advanced',
    execArgv: execArgv(),
    // The environment holds secrets, so a process that decodes hostile input gets none of it.
    env: { PATH: process.env.PATH ?? '', UV_THREADPOOL_SIZE: '2' },
    minThreads: 0,
    maxThreads: processes,
    idleTimeout,
  });
  // A process that ends without a job; the next job starts another one.
  return pool.on('error', () => undefined);
}

/** How much longer than others a job may take. */
function patienceFor(job: Job): number {
  if ('work' in job) return job.patience ?? 1;
  return 'bytes' in job && job.use !== undefined ? uploadFactor : 1;
}

/** Opens a converter; its processes start with the first jobs and end when idle. */
export function openMediaConverter(options: Partial<ConverterOptions> = {}): MediaConverter {
  const { processes, timeLimit, maxWaiting } = { ...converterDefaults, ...options };
  const pool = openPool(processes);
  const queue = createJobQueue({ concurrency: processes, maxWaiting });
  let isClosed = false;
  const failure = ({ reason }: JobLimit): JobFailure => {
    if (isClosed) return 'busy';
    return reason() ?? 'broken';
  };

  async function runInPool<Result>(job: Job, schema: z.ZodType<Result>): Promise<Result | JobFailure> {
    if (isClosed) return 'busy';
    const limit = limitJob(timeLimit * patienceFor(job));
    try {
      return schema.parse(await pool.run(job, limit));
    } catch {
      return failure(limit);
    } finally {
      limit.end();
    }
  }

  return {
    convert: (job, urgency) => queue(urgency, () => runInPool(job, pictureResultSchema)),
    readDocument: (job, urgency) => queue(urgency, () => runInPool(job, pdfResultSchema)),
    run: (job, schema, urgency) => queue(urgency, () => runInPool(job, schema)),
    close: () => {
      isClosed = true;
      return pool.destroy();
    },
  };
}
