import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { tagOf } from '../entity-tag';
import { type Council, type CouncilAnswer, refusal } from './council';
import { objectOf } from '../json';

/** The first value of every parameter: a query may give one twice. */
function singleValues(query: unknown): Record<string, string> {
  const entries = Object.entries(objectOf(query)).flatMap(([name, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' ? [[name, first] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** An unchanged list costs a visitor a few bytes; a failure is never kept. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, envelope, leftOut }: CouncilAnswer,
): FastifyReply {
  const body = JSON.stringify(envelope);
  const tag = tagOf(body);
  void reply.header('cache-control', envelope.status ? 'no-cache' : 'no-store');
  void reply.header('x-content-type-options', 'nosniff');
  if (leftOut > 0) void reply.header('x-records-left-out', String(leftOut));
  if (envelope.status) void reply.header('etag', tag);
  if (envelope.status && request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/**
 * The GET calls of the council API at `/api/…` (specification 7). Other methods are answered with 405, except POST,
 * which belongs to the submissions. The header `X-Records-Left-Out` tells how many records did not fit.
 */
export function councilRoutes(council: Council): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { '*': string } }>('/api/*', async (request, reply) => {
      const answer = await council.ask(`/${request.params['*']}`, singleValues(request.query));
      return send(request, reply, answer);
    });
    const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      send(request, reply.header('allow', 'GET, HEAD'), refusal(405, 'Not allowed.'));
    app.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/api/*',
      onRequest: refuse,
      handler: refuse,
    });
  };
}
