import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FailureLog } from '../monitoring/failure-log';
import type { Metrics } from '../monitoring/metrics';
import { OverloadError } from './overload';
import type { StandalonePage } from './standalone-page';

/** Seconds after which a client may repeat a request that was refused because of overload. */
const retryAfterSeconds = '10';

export interface ErrorHandling {
  readonly page: () => StandalonePage;
  readonly failures: FailureLog;
  readonly metrics: Metrics;
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** Whether the client is a browser that opens a page. */
export function acceptsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Logs one line per failure; overload, which concerns every request, at most once per minute. */
function log({ failures, metrics }: ErrorHandling, error: Error, request: FastifyRequest): void {
  if (!(error instanceof OverloadError)) {
    request.log.error({ path: pathOf(request), err: error }, 'request failed');
    return;
  }
  metrics.shedRequest();
  failures.warn('overload', { path: pathOf(request) }, 'overloaded: requests are answered with 503');
}

function sendError(reply: FastifyReply, status: number, page: () => StandalonePage): FastifyReply {
  const text = STATUS_CODES[status] ?? 'Error';
  void reply.code(status).header('cache-control', 'no-store');
  if (status === 503) void reply.header('retry-after', retryAfterSeconds);
  if (pathOf(reply.request).startsWith('/api/')) {
    return reply.type('application/json; charset=utf-8').send({ status: false, data: null, message: text });
  }
  if (status < 500 || !acceptsHtml(reply.request)) return reply.type('text/plain; charset=utf-8').send(text);
  const { html, policy } = page();
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
}

/** Answers errors: browsers get the error page, the council API an envelope, others a line of text. */
export function addErrorHandler(app: FastifyInstance, handling: ErrorHandling): void {
  app.setErrorHandler<Error & Partial<Pick<FastifyError, 'statusCode'>>>(async (error, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status >= 500) log(handling, error, request);
    return sendError(reply, status, handling.page);
  });
}
