import { execFileSync } from 'node:child_process';
import { formChecker } from '../../../src/engine/form/form-schema';
import type { DatabaseOptions } from '../../../src/server/database/site-database';
import { siteTexts } from '../../../src/server/submissions/site-texts';
import type { Submission } from '../../../src/server/submissions/submission';
import { submissionSite } from '../submission-site';
import { readStore } from './crash-run';
import { type MalformedPost, malformedPosts } from './malformed-posts';
import { envelopeOf, post } from './post';
import { createRandom, randomPost } from './random-posts';
import { ServerProcess } from './server-process';

export interface MalformedResult {
  readonly malformed: number;
  readonly random: number;
  /** Of the random ones. */
  readonly stored: number;
  /** Malformed posts that were not answered with 4xx and an envelope, and random ones answered with 5xx or none. */
  readonly wrongAnswers: readonly string[];
  /** Stored submissions that their form would not accept. */
  readonly misfits: number;
  /** Of the server, in MB, between the first half of the random posts and the end. */
  readonly memoryGrowth: number;
}

const batch = 16;

/** Sends every malformed post and then random ones, and looks at what was answered and stored. */
export async function malformedRun(
  options: DatabaseOptions & { readonly random: number },
): Promise<MalformedResult> {
  const { dataDir, random: count } = options;
  const server = await ServerProcess.start({ DATA_DIR: dataDir });
  const malformed = malformedPosts();
  const random = createRandom(20_260_401);
  const posts = Array.from({ length: count }, () => randomPost(random));
  const wrong = await sendAll(server, malformed, (status) => status >= 400 && status < 500);
  const isClean = (status: number) => status < 500;
  const wrongFirst = await sendAll(server, posts.slice(0, count / 2), isClean);
  const before = memoryOf(server.pid);
  const wrongSecond = await sendAll(server, posts.slice(count / 2), isClean);
  const memoryGrowth = memoryOf(server.pid) - before;
  await server.kill();
  const stored = await readStore(options);
  return {
    malformed: malformed.length,
    random: count,
    stored: stored.length,
    wrongAnswers: [...wrong, ...wrongFirst, ...wrongSecond],
    misfits: stored.filter((submission) => !fits(submission)).length,
    memoryGrowth,
  };
}

/** Sends the posts in batches; returns those with an unexpected answer or no envelope. */
async function sendAll(
  server: ServerProcess,
  posts: readonly MalformedPost[],
  isRight: (status: number) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (let from = 0; from < posts.length; from += batch) {
    const answers = posts.slice(from, from + batch).map((one) => wrongAnswer(server, one, isRight));
    wrong.push(...(await Promise.all(answers)).flat());
  }
  return wrong;
}

async function wrongAnswer(
  server: ServerProcess,
  { what, path, body, headers }: MalformedPost,
  isRight: (status: number) => boolean,
): Promise<string[]> {
  try {
    const posted = await post(server.address + path, body, headers);
    const { status } = envelopeOf(posted);
    return isRight(posted.status) && status === posted.status < 300 ? [] : [`${posted.status} for ${what}`];
  } catch (error) {
    return [`${String(error)} for ${what}`];
  }
}

const { all } = siteTexts(submissionSite);

/** Whether a stored body is what its form's check makes of it. */
function fits({ form, body }: Submission): boolean {
  const definition = submissionSite.config.forms?.[form];
  const result = definition && formChecker(definition, { textsOf: all, today: () => '2026-11-20' })(body);
  return result?.ok === true && JSON.stringify(result.body) === JSON.stringify(body);
}

/** Resident memory of a process in MB. */
function memoryOf(pid: number): number {
  return Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
  );
}
