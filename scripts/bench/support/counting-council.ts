import { createServer } from 'node:http';
import { freePort } from '../../../tests/server/postgres';

/** A council's server that passes calls on to a site with an embedded council. */
export interface CountingCouncil {
  /** For API_HOST. */
  readonly address: string;
  /** Calls by URL since the last call of `reset`. */
  readonly calls: ReadonlyMap<string, number>;
  readonly reset: () => void;
  /** Whether calls get no answer from now on. */
  readonly hang: (hangs: boolean) => void;
  readonly stop: () => void;
}

/** Starts a council's server. @param site address of the site that has the records */
export async function startCountingCouncil(site: string): Promise<CountingCouncil> {
  const calls = new Map<string, number>();
  let hangs = false;
  const server = createServer(({ url = '/' }, response) => {
    calls.set(url, (calls.get(url) ?? 0) + 1);
    if (hangs) return;
    void fetch(site + url)
      .then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      })
      .catch(() => response.writeHead(500).end());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    calls,
    reset: () => {
      calls.clear();
    },
    hang: (state) => {
      hangs = state;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
