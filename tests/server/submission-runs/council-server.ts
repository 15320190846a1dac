import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

export interface CouncilRequest {
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
}

export interface CouncilServerDouble {
  /** For `API_HOST`. */
  readonly host: string;
  /** Received requests, in order. */
  readonly requests: readonly CouncilRequest[];
  close(): Promise<void>;
}

/** How the council's server answers a request; one that never ends the response gives no answer. */
export type CouncilAnswer = (response: ServerResponse, request: CouncilRequest) => void;

/** The answer of a council's server that took the submission. */
export const accept: CouncilAnswer = (response) => {
  response
    .setHeader('Content-Type', 'application/json')
    .end('{"status":true,"data":[{"id":7}],"message":"ok"}');
};

/** A council's own server, on a port of its own. */
export function startCouncil(answer: CouncilAnswer): Promise<CouncilServerDouble> {
  const requests: CouncilRequest[] = [];
  // Otherwise it closes a connection that was idle for 5 s, which a busy machine may be about to use.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, response) => {
    void read(incoming).then((request) => {
      requests.push(request);
      answer(response, request);
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = z.object({ port: z.number() }).parse(server.address());
      const close = async () => {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      };
      resolve({ host: `http://127.0.0.1:${port}`, requests, close });
    });
  });
}

async function read(incoming: IncomingMessage): Promise<CouncilRequest> {
  const key = z.string().parse(incoming.headers['idempotency-key']);
  return { path: incoming.url ?? '', key, body: await json(incoming) };
}
