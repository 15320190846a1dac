// Program of a process of the pool: a hostile picture or document costs this process and never the server.
import { setPriority } from 'node:os';
import type { Job } from '../media/media-job';
import { runMediaJob } from '../media/run-media-job';
import { parts } from './parts.generated';

/** Serving files goes first where both need the same core. */
const niceness = 10;

setPriority(niceness);

// A library that works in a thread of its own would go on after the server was killed, with nobody to end it.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGKILL');
});

/** Returns the result of a job; rejects for a file that cannot be decoded. */
export default async function runJob(job: Job): Promise<unknown> {
  // The limits of the job begin with this message.
  process.send?.(process.pid);
  if (!('work' in job)) return runMediaJob(job);
  const run = await parts.deskJobs?.();
  return run?.(job.work);
}
