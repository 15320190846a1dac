import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { z } from 'zod';
import { useTestSite, type TestSite } from './test-site';

/** A record as the fake council sends it. */
export type FakeRecord = Readonly<Record<string, unknown>>;

/** Response to a request: none, status 500, the sample's records after a change, or a fixed body. */
export type FakeResponse =
  | 'hang'
  | 'fail'
  | ((records: readonly FakeRecord[]) => readonly FakeRecord[])
  | { readonly body: unknown };

/** A council API that passes requests on to the sample site, except those whose response a test replaces. */
export interface FakeCouncil {
  readonly address: () => string;
  /** Replaces the response to a path, such as `/News/GetPublicList`, until the test ends. */
  readonly answer: (path: string, answer: FakeResponse) => void;
  /** Replaces every response until the test ends. */
  readonly answerAll: (answer: FakeResponse) => void;
}

const envelopeSchema = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Passes the sample site's response on. */
async function pass(url: string, response: ServerResponse): Promise<void> {
  const real = await fetch(url);
  response.writeHead(real.status, { 'content-type': real.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await real.arrayBuffer()));
}

async function reply(answer: FakeResponse | undefined, url: string, response: ServerResponse): Promise<void> {
  if (answer === 'hang') return;
  if (answer === undefined) return pass(url, response);
  if (answer === 'fail') {
    send(response, 500, { status: false });
    return;
  }
  if (typeof answer === 'object') {
    send(response, 200, answer.body);
    return;
  }
  const { data } = envelopeSchema.parse(await (await fetch(url)).json());
  send(response, 200, { status: true, data: answer(data), message: null });
}

const answers = new Map<string, FakeResponse>();

async function start(): Promise<string> {
  const sample = inject('siteUrl');
  const server = createServer(({ url = '/' }: IncomingMessage, response) => {
    const { pathname } = new URL(url, sample);
    const path = pathname.replace(/^\/api/, '');
    const answer = answers.get(path) ?? (path === pathname ? undefined : answers.get('*'));
    reply(answer, sample + url, response).catch(() => {
      send(response, 500, null);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It ends with the worker.
  server.unref();
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The fake council has no address.');
  return `http://127.0.0.1:${address.port}`;
}

let started: Promise<string> | undefined;

/** Gives the tests of a file the fake council of their worker, so that its files share a site. */
export function useFakeCouncil(): FakeCouncil {
  let address = '';
  beforeAll(async () => {
    started ??= start();
    address = await started;
  });
  afterEach(() => {
    answers.clear();
  });
  return {
    address: () => address,
    answer: (path, answer) => answers.set(path, answer),
    answerAll: (answer) => answers.set('*', answer),
  };
}

/**
 * Gives the tests of a file the site that shows what a fake council answers. Each test begins when the site calls the
 * council: it suspends the calls to one that failed or hung in an earlier test.
 */
export function useSiteOf(council: FakeCouncil): TestSite {
  const site = useTestSite(() => ({ API_HOST: council.address(), LOG_LEVEL: 'fatal' }));
  const callsCouncil = async () =>
    (await fetch(`${site.url()}/api/GrampanchayatDetail/GetPublicList?lang=EN`)).ok;
  beforeEach(() => expect.poll(callsCouncil).toBe(true));
  return site;
}
