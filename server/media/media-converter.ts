import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import type { ConvertedPicture } from './convert-picture';
import {
  type DocumentJob,
  documentResultSchema,
  type Job,
  type PictureJob,
  pictureResultSchema,
  type ReadDocument,
} from './media-job';
import { createTurns, type TurnRequest } from './turns';

/** When a picture is converted. */
export type Turn = Pick<TurnRequest, 'priority' | 'signal'>;

/** Why a job has no result; `busy`: too many are waiting, or no process could be started. */
export type JobFailure = 'broken' | 'timeout' | 'busy';

/** Decodes pictures and documents in processes of their own, so that none of them can block or crash the server. */
export interface MediaConverter {
  /** Converts a picture, `now` by default; one that is aborted while it waits is `busy`. */
  convert(job: PictureJob, turn?: Turn): Promise<ConvertedPicture | JobFailure>;
  /** Reads a document in the same way. */
  readDocument(job: DocumentJob, turn?: Turn): Promise<ReadDocument | JobFailure>;
  /** Ends the processes; running jobs fail, later ones are `busy`. */
  close(): void;
}

export interface ConverterOptions {
  readonly processes: number;
  /** In ms; a process that needs longer is killed. */
  readonly timeLimit: number;
  /** Of each priority. */
  readonly maxWaiting: number;
  /** Bytes of the waiting pictures of one priority together. */
  readonly maxWaitingBytes: number;
}

const defaults: ConverterOptions = {
  processes: 2,
  timeLimit: 5_000,
  maxWaiting: 500,
  maxWaitingBytes: 64_000_000,
};

/** Milliseconds that a process may take to start. */
const startLimit = 30_000;
/** Milliseconds after which an idle process ends; it holds about 70 MB. */
const idleTime = 10_000;

/** From source, as in tests and in development, the entry point is TypeScript; in the bundle it is beside this file. */
const fromSource = import.meta.url.endsWith('.ts');
const entry = new URL(fromSource ? './media-process.ts' : './media-process.js', import.meta.url);
/** 512 MB, in pages of 64 KiB: most memory that PDFium gets. */
const memoryLimit = '--wasm-max-mem-pages=8192';
const execArgv = fromSource ? ['--import', 'tsx', memoryLimit] : [memoryLimit];

/** What a process may answer to a job; null when there is no result. */
type ResultSchema<Result> = z.ZodType<Result | null>;

/** A process for one job at a time; started by the first one. */
class MediaProcess {
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly timeLimit: number) {}

  /** The environment holds secrets, so a process that decodes hostile input gets none of it. */
  private fork(): ChildProcess {
    const env = { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '2' };
    const cwd = fileURLToPath(new URL('.', entry));
    const child = fork(fileURLToPath(entry), [], {
      execArgv,
      env,
      cwd,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const forget = () => {
      if (this.child === child) this.child = null;
    };
    return child.once('exit', forget).once('error', forget);
  }

  /** Starts the process; it says when it is ready, so that its start does not count as time of the job. */
  private async start(): Promise<void> {
    const child = this.fork();
    this.child = child;
    const timer = setTimeout(() => child.kill('SIGKILL'), startLimit);
    await new Promise((resolve) =>
      child.once('message', resolve).once('exit', resolve).once('error', resolve),
    );
    clearTimeout(timer);
  }

  private ask<Result>(
    child: ChildProcess,
    job: Job,
    schema: ResultSchema<Result>,
  ): Promise<Result | JobFailure> {
    let failure: JobFailure = 'broken';
    const timer = setTimeout(() => {
      failure = 'timeout';
      child.kill('SIGKILL');
    }, this.timeLimit);
    return new Promise((resolve) => {
      const settle = (message: unknown) => {
        clearTimeout(timer);
        child.off('message', settle).off('exit', fail).off('error', fail);
        resolve(schema.safeParse(message).data ?? failure);
      };
      const fail = () => {
        settle(null);
      };
      child.on('message', settle).on('exit', fail).on('error', fail);
      child.send(job, (error) => {
        if (error) fail();
      });
    });
  }

  async run<Result>(job: Job, schema: ResultSchema<Result>): Promise<Result | JobFailure> {
    clearTimeout(this.idle);
    if (!this.child) await this.start();
    const { child } = this;
    if (!child) return 'busy';
    child.ref();
    child.channel?.ref();
    const result = await this.ask(child, job, schema);
    child.unref();
    child.channel?.unref();
    this.idle = setTimeout(() => {
      this.stop();
    }, idleTime).unref();
    return result;
  }

  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}

/** Bytes that a job holds in memory. */
function sizeOf(job: Job): number {
  if ('bytes' in job) return job.bytes.byteLength;
  return 'document' in job && typeof job.document !== 'string' ? job.document.byteLength : 0;
}

/** Opens a converter; its processes start with the first pictures and end when idle. */
export function openMediaConverter(options: Partial<ConverterOptions> = {}): MediaConverter {
  const { processes, timeLimit, maxWaiting, maxWaitingBytes } = { ...defaults, ...options };
  const all = Array.from({ length: processes }, () => new MediaProcess(timeLimit));
  const turns = createTurns(all, { count: maxWaiting, bytes: maxWaitingBytes });
  const run = async <Result>(
    job: Job,
    schema: ResultSchema<Result>,
    turn: Turn = { priority: 'now' },
  ): Promise<Result | JobFailure> => {
    const process = await turns.acquire({ ...turn, bytes: sizeOf(job) });
    if (!process) return 'busy';
    return process.run(job, schema).finally(() => {
      turns.release(process, turn.priority);
    });
  };
  return {
    convert: (job, turn) => run(job, pictureResultSchema, turn),
    readDocument: (job, turn) => run(job, documentResultSchema, turn),
    close: () => {
      turns.close();
      for (const process of all) process.stop();
    },
  };
}
