import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Entity } from '../../src/model/site/checked-site';
import { readSite } from '../../server/site/read-site';
import { edgeCaseRecords, pictureBytes } from './edge-case-records';
import { config } from './sample-config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How a council may answer a call: with data, or badly. */
export type EdgeCaseResponse =
  | { readonly data: unknown }
  | 'refused'
  | 'html'
  | 'broken JSON'
  | 'status 500'
  | 'hang';

/** A council whose records are at the edges of what its entities allow. */
export interface EdgeCaseCouncil {
  /** For API_HOST. */
  readonly address: string;
  /** Fields of a source's records. */
  readonly fieldsOf: (source: string) => Entity['fields'];
  /** Answers a source so from now on; with nothing, as at first. */
  readonly answer: (source: string, answer?: EdgeCaseResponse) => void;
  /** Answers every source so from now on. */
  readonly answerAll: (answer?: EdgeCaseResponse) => void;
  /** Answers as at first from now on. */
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
}

const bodies = {
  refused: JSON.stringify({ status: false, data: null, message: 'refused on purpose' }),
  html: '<!doctype html><title>Sorry</title><h1>Maintenance</h1>',
  'broken JSON': '{"status": true, "data": [',
  'status 500': JSON.stringify({ status: true, data: [] }),
};

function send(response: ServerResponse, answer: EdgeCaseResponse): void {
  if (answer === 'hang') return;
  const isText = typeof answer === 'string';
  const body = isText ? bodies[answer] : JSON.stringify({ status: true, data: answer.data, message: '' });
  response.writeHead(answer === 'status 500' ? 500 : 200, {
    'content-type': answer === 'html' ? 'text/html' : 'application/json',
  });
  response.end(body);
}

/** Groups belong to the first category, and members to the first subject; the others have none. */
function isOfFirst({ searchParams }: URL): boolean {
  return [...searchParams].every(([name, value]) => name === 'lang' || value === '1');
}

/** Starts a council of edges on a free port; at the latest it ends with the process. */
export async function startEdgeCaseCouncil(): Promise<EdgeCaseCouncil> {
  const { site } = await readSite({ config: `${root}/site.config.json`, engineFolder: root });
  if (!site) throw new Error('The sample site is wrong.');
  const answers = new Map<string, EdgeCaseResponse>();
  let all: EdgeCaseResponse | undefined;
  const fieldsOf = (source: string) => site.entities[config.sources[source]?.entity ?? '']?.fields ?? {};
  const listen = ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const asked = new URL(url, 'http://council.invalid');
    if (asked.pathname.startsWith('/pictures/')) {
      // Bytes after the end of a picture are ignored, but make it another one.
      const bytes = Buffer.concat([pictureBytes(), Buffer.from(asked.pathname)]);
      response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
      return;
    }
    const [source] =
      Object.entries(config.sources).find(([, { path }]) => asked.pathname === `/api${path}`) ?? [];
    const set =
      source === undefined ? 'status 500' : (answers.get(config.sources[source]?.path ?? '') ?? all);
    const usual = () => ({ data: isOfFirst(asked) ? edgeCaseRecords(fieldsOf(source ?? '')) : [] });
    send(response, set ?? usual());
  };
  const server = createServer(listen);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    address: `http://127.0.0.1:${String(port)}`,
    fieldsOf,
    answer: (source, answer) => {
      const path = config.sources[source]?.path ?? '';
      if (answer) answers.set(path, answer);
      else answers.delete(path);
    },
    answerAll: (answer) => {
      all = answer;
    },
    reset: () => {
      all = undefined;
      answers.clear();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
