import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { z } from 'zod';
import { startSite, type SiteProcess } from './site-process';

/** A record as the fake answers it. */
export type FakeRecord = Readonly<Record<string, unknown>>;

/** How a call is answered: not at all, with a failure, with the records made of the sample's, or with this body. */
export type FakeAnswer =
  'hang' | 'fail' | ((records: readonly FakeRecord[]) => readonly FakeRecord[]) | { readonly body: unknown };

/** The sample village's own server, some of whose answers a test sets otherwise. */
export interface FakeCouncil {
  readonly address: () => string;
  /** Answers a call, such as `/News/GetPublicList`, in another way until the test ends. */
  readonly answer: (path: string, answer: FakeAnswer) => void;
  /** Answers every call in another way until the test ends. */
  readonly answerAll: (answer: FakeAnswer) => void;
}

const envelopeSchema = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** What the sample village answers itself. */
async function pass(url: string, response: ServerResponse): Promise<void> {
  const real = await fetch(url);
  response.writeHead(real.status, { 'content-type': real.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await real.arrayBuffer()));
}

async function reply(answer: FakeAnswer | undefined, url: string, response: ServerResponse): Promise<void> {
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

async function listen(onRequest: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(onRequest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The fake council has no address.');
  return { server, address: `http://127.0.0.1:${address.port}` };
}

/** Starts a fake council before the tests of a file, and ends it after. */
export function setFakeCouncil(): FakeCouncil {
  let village: SiteProcess;
  let fake: { readonly server: Server; readonly address: string };
  const answers = new Map<string, FakeAnswer>();
  beforeAll(async () => {
    village = await startSite();
    fake = await listen(({ url = '/' }, response) => {
      const { pathname } = new URL(url, village.address);
      const path = pathname.replace(/^\/api/, '');
      const answer = answers.get(path) ?? (path === pathname ? undefined : answers.get('*'));
      reply(answer, village.address + url, response).catch(() => {
        send(response, 500, null);
      });
    });
  });
  afterEach(() => {
    answers.clear();
  });
  afterAll(async () => {
    fake.server.closeAllConnections();
    fake.server.close();
    await village.stop();
  });
  return {
    address: () => fake.address,
    answer: (path, answer) => answers.set(path, answer),
    answerAll: (answer) => answers.set('*', answer),
  };
}
