import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Fault } from './hostile-council-faults';
import { soundBody } from './hostile-council-records';

/** The answers of the council: sound lists, or faults. */
export type Behaviour =
  | { readonly kind: 'sound' }
  /** The fault at one endpoint, or at all. */
  | { readonly kind: 'fault'; readonly fault: Fault; readonly path: string | null }
  /** JSON texts by endpoint. */
  | { readonly kind: 'bodies'; readonly bodies: ReadonlyMap<string, string> };

export interface HostileCouncil {
  /** Such as http://127.0.0.1:40001. */
  readonly host: string;
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

function answer(behaviour: Behaviour, request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://council.invalid');
  const path = pathname.replace(/^\/api/, '');
  const sound = soundBody(path);
  if (behaviour.kind === 'fault' && (behaviour.path === null || behaviour.path === path)) {
    behaviour.fault(response, sound, request);
    return;
  }
  const body = behaviour.kind === 'bodies' ? behaviour.bodies.get(path) : undefined;
  response.writeHead(200, { 'content-type': 'application/json' }).end(body ?? sound);
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`);
    });
  });
}

/** A council server over HTTP that works until a fault is set. */
export async function startHostileCouncil(): Promise<HostileCouncil> {
  let behaviour: Behaviour = { kind: 'sound' };
  const server = createServer((request, response) => {
    answer(behaviour, request, response);
  });
  server.on('connection', (socket) => socket.on('error', () => undefined));
  const host = await listen(server);
  return {
    host,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
