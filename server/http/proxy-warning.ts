import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../environment';

/** Notes the headers of a request. */
export type NoteForwarded = (headers: IncomingHttpHeaders) => void;

/** Logs one warning when a proxy forwards requests but `TRUST_PROXY` is not set: visitors then share one rate limit. */
export function proxyWarning(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { trustProxy }: Pick<Environment, 'trustProxy'>,
): NoteForwarded {
  let warned = trustProxy !== false;
  return (headers) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    warned = true;
    log.warn('Requests come through a proxy but TRUST_PROXY is not set: all visitors share one rate limit.');
  };
}
