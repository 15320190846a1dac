import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

/** A record as the fake council sends it. */
export type FakeRecord = Readonly<Record<string, unknown>>;

/** Response to a request: none, status 500, the sample's records after a change, or a fixed body. */
export type FakeResponse =
  | 'hang'
  | 'fail'
  | ((records: readonly FakeRecord[], query: URLSearchParams) => readonly unknown[])
  | { readonly body: unknown };

/**
 * A council API that passes requests on to a site, except those whose response is replaced. All of its pictures are the same
 * small one: a site in front of it would take longer to convert those of the sample than a test takes.
 */
export interface PassingCouncil {
  /** Such as http://127.0.0.1:40123. */
  readonly address: string;
  /** Replaces the response to a path, such as `/News/GetPublicList`. */
  readonly answer: (path: string, answer: FakeResponse) => void;
  /** Replaces every response. */
  readonly answerAll: (answer: FakeResponse) => void;
  /** Replaces no response. */
  readonly reset: () => void;
}

const envelopeSchema = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGNgGAWjYBSMglEAAAQaAAGFO4XKAAAAAElFTkSuQmCC';

/** The response of the site, with another picture. */
async function responseOf(url: string) {
  const response = await fetch(url);
  const text = (await response.text()).replaceAll(/"\/media\/[^"]+"/g, JSON.stringify(picture));
  return { status: response.status, type: response.headers.get('content-type') ?? '', text };
}

async function reply(answer: FakeResponse | undefined, url: string, response: ServerResponse): Promise<void> {
  if (answer === 'hang') return;
  if (answer === 'fail') send(response, 500, { status: false });
  else if (typeof answer === 'object') send(response, 200, answer.body);
  else {
    const { status, type, text } = await responseOf(url);
    if (!answer) {
      response.writeHead(status, { 'content-type': type }).end(text);
      return;
    }
    const { data } = envelopeSchema.parse(JSON.parse(text));
    send(response, 200, { status: true, data: answer(data, new URL(url).searchParams), message: null });
  }
}

/** Starts a council in front of a site; it ends with the process. */
export async function startPassingCouncil(sample: string): Promise<PassingCouncil> {
  const answers = new Map<string, FakeResponse>();
  // Otherwise it closes a connection that was idle for 5 s, which a busy machine may be about to use.
  const server = createServer({ keepAliveTimeout: 0 }, ({ url = '/' }: IncomingMessage, response) => {
    const { pathname } = new URL(url, sample);
    const path = pathname.replace(/^\/api/, '');
    const answer = answers.get(path) ?? (path === pathname ? undefined : answers.get('*'));
    reply(answer, sample + url, response).catch(() => {
      send(response, 500, null);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The fake council has no address.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    answer: (path, answer) => answers.set(path, answer),
    answerAll: (answer) => answers.set('*', answer),
    reset: () => {
      answers.clear();
    },
  };
}
