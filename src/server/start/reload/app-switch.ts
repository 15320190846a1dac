import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createHttpServer } from '../../http/create-app';
import type { Limits } from '../../http/limits';

/** A server that listens, and gives every request to the current one of several apps that do not listen. */
export interface AppSwitch {
  /** Listens with `listen`; its connections outlive the apps. */
  readonly server: Server;
  readonly current: () => FastifyInstance;
  /** Gives new requests to another app, which is ready. The one before is closed after the requests that it has. */
  readonly swap: (next: FastifyInstance) => void;
  /** Whether the current app has requests in progress. */
  readonly isBusy: () => boolean;
  /** Stops listening, lets open requests finish for `limits.closeMs`, and closes the apps. */
  readonly close: () => Promise<void>;
}

export interface AppSwitchOptions {
  readonly limits: Limits;
  /** Longest time in ms that an app stays open after a swap. */
  readonly drainMs: number;
}

/** An app and the number of its requests in progress. */
interface ServingApp {
  readonly app: FastifyInstance;
  inProgress: number;
  /** Called when the last request in progress has ended. */
  onIdle: () => void;
}

interface State extends AppSwitchOptions {
  readonly server: Server;
  current: ServingApp;
  /** The apps before, which are being closed. */
  readonly closing: Set<Promise<void>>;
  isStopping: boolean;
}

const serving = (app: FastifyInstance): ServingApp => ({ app, inProgress: 0, onIdle: () => {} });

function forward(state: State, request: IncomingMessage, response: ServerResponse): void {
  const { current } = state;
  current.app.server.emit('request', request, response);
  current.inProgress += 1;
  response.once('close', () => {
    current.inProgress -= 1;
    if (current.inProgress === 0) current.onIdle();
    if (state.isStopping) state.server.closeIdleConnections();
  });
}

async function closeWhenIdle(old: ServingApp, drainMs: number): Promise<void> {
  const idle = new Promise<void>((resolve) => (old.onIdle = resolve));
  if (old.inProgress > 0) await Promise.race([idle, sleep(drainMs, undefined, { ref: false })]);
  await old.app.close();
}

/** Connections wait as long as the app's own server would let them. */
function takeTimeout(server: Server, app: FastifyInstance): void {
  server.timeout = app.server.timeout;
}

function swap(state: State, next: FastifyInstance): void {
  const old = state.current;
  state.current = serving(next);
  takeTimeout(state.server, next);
  const closing = closeWhenIdle(old, state.drainMs)
    .catch((err: unknown) => next.log.warn({ err }, 'the server of the old site could not be closed'))
    .finally(() => state.closing.delete(closing));
  state.closing.add(closing);
}

async function close(state: State): Promise<void> {
  const { server, limits, closing } = state;
  state.isStopping = true;
  if (server.listening) {
    const closed = once(server, 'close');
    server.close();
    setTimeout(() => server.closeAllConnections(), limits.closeMs).unref();
    await closed;
  }
  // A switch that does not listen gets its requests from another server.
  await Promise.all([...closing, closeWhenIdle(state.current, limits.closeMs)]);
}

/** Creates the switch with its first app, which is ready. */
export function createAppSwitch(first: FastifyInstance, options: AppSwitchOptions): AppSwitch {
  const server = createHttpServer({ limits: options.limits, upstreamMs: 0 }, (request, response) =>
    forward(state, request, response),
  );
  const state: State = { ...options, server, current: serving(first), closing: new Set(), isStopping: false };
  takeTimeout(server, first);
  server.on('clientError', (error, socket) => state.current.app.server.emit('clientError', error, socket));
  return {
    server,
    current: () => state.current.app,
    swap: (next) => swap(state, next),
    isBusy: () => state.current.inProgress > 0,
    close: () => close(state),
  };
}
