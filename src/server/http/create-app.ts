import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Environment } from '../environment';
import type { Limits } from './limits';
import { addHeaders, securityHeaders } from './security-headers';
import type { Socket } from 'node:net';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Returns what answers requests that Node cannot parse or that do not arrive in time, which no hook sees. */
function clientErrorHandler(
  headers: Readonly<Record<string, string>>,
): (error: Error & { readonly code?: string }, socket: Socket) => void {
  return ({ code = '' }, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[code] ?? 400;
    const text = STATUS_CODES[status] ?? '';
    const all = {
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(text.length),
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${text}`);
    socket.destroySoon();
  };
}

/** Log lines contain neither addresses of visitors nor queries. */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] ?? '' }),
};

function isDecodable(url: string): boolean {
  try {
    return decodeURI(url) !== '';
  } catch {
    return false;
  }
}

/**
 * The path and query that are routed. A request may name its whole address (RFC 9112, 3.2.2). One that cannot be decoded
 * is routed as a page that does not exist, so that it gets the site's 404 page.
 */
function routedUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const target = url.replace(/^https?:\/\/[^/?#]*/iu, '');
  const path = target.startsWith('/') ? target : `/${target}`;
  return isDecodable(path) ? path : '/not-decodable';
}

/** Closes connections that are still open some time after the server began to stop. */
function closeAfterGrace(app: FastifyInstance, graceMs: number): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
  });
}

/** Receives the lines of the log. */
export interface LogStream {
  write(line: string): void;
}

export interface AppOptions {
  readonly environment: Pick<Environment, 'logLevel' | 'trustProxy'>;
  readonly limits: Limits;
  /** Of the site; empty where there is none. */
  readonly publicAddress: string;
  /** Longest wait for the council's server in ms; a connection is idle meanwhile. */
  readonly upstreamMs: number;
  /** Where log lines go instead of standard output. */
  readonly logStream?: LogStream;
  /** Fields of every line of the log, instead of the process and the machine. */
  readonly logFields?: Readonly<Record<string, string>>;
}

/** Time in ms after which a connection without a request is closed, longer than proxies keep theirs. */
const keepAliveMs = 72_000;

/** Creates an HTTP server with the limits of its connections; it does not listen yet. */
export function createHttpServer(
  { limits, upstreamMs }: Pick<AppOptions, 'limits' | 'upstreamMs'>,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const options = { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs };
  const server = createServer(options, answer);
  server.keepAliveTimeout = keepAliveMs;
  server.requestTimeout = limits.requestMs;
  server.setTimeout(limits.inactivityMs + upstreamMs);
  server.maxConnections = limits.connections;
  return server;
}

/** Creates the Fastify instance, with its log, the limits of its connections and its security headers. */
export function createApp(options: AppOptions): FastifyInstance {
  const { environment, limits, logStream, logFields } = options;
  const { logLevel, trustProxy } = environment;
  const headers = securityHeaders(options.publicAddress);
  const app: FastifyInstance = Fastify({
    logger: {
      level: logLevel,
      serializers,
      ...(logStream && { stream: logStream }),
      ...(logFields && { base: logFields }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : (trustProxy ?? false),
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: routedUrl,
    // A slow machine needs long to read the sizes of all pictures before the first request.
    pluginTimeout: 0,
    clientErrorHandler: clientErrorHandler(headers),
    serverFactory: (answer) => createHttpServer(options, answer),
  });
  closeAfterGrace(app, limits.closeMs);
  addHeaders(app, headers);
  return app;
}
