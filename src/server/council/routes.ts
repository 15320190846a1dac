import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { objectOf } from '../../engine/json/json';
import type { SiteConfig } from '../../engine/site-config.generated';
import { type Council, type CouncilResponse, envelopeOf, failureResponse } from './council';
import type { CheckedSite } from '../../engine/site/checked-site';
import { answerApiCall } from './answer-api-call';
import { openApi } from './open-api';

/** The first value of every parameter, since a query may repeat one. */
function singleValues(query: unknown): Record<string, string> {
  const entries = Object.entries(objectOf(query)).flatMap(([name, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' ? [[name, first] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Whole seconds since the council's server gave an answer. */
function ageOf(fetchedAt: number): string {
  return String(Math.max(0, Math.floor((Date.now() - fetchedAt) / 1000)));
}

/** Sends an answer as its envelope; browsers may keep records and revalidate them, but never a failure. */
function send(reply: FastifyReply, response: CouncilResponse): FastifyReply {
  const { status, list, leftOut, fetchedAt, asOf } = response;
  void reply.header('cache-control', list ? 'no-cache' : 'no-store');
  if (fetchedAt !== null) void reply.header('age', ageOf(fetchedAt));
  if (asOf !== undefined) void reply.header('x-records-as-of', asOf);
  if (leftOut > 0) void reply.header('x-records-left-out', String(leftOut));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelopeOf(response)));
}

/**
 * The GET calls of the council API at `/api/…` (B7.1.3). Other methods are answered with 405, except POST, which belongs
 * to the submissions. The header `X-Records-Left-Out` has the number of records left out (B3.1.4), `Age` the seconds
 * since the council's server gave the records, and `X-Records-As-Of` that time if it is long ago (B4.5.6).
 */
export function councilRoutes(council: Council, config: SiteConfig): FastifyPluginAsync {
  const posts = new Set(Object.values(config.forms ?? {}).map(({ post }) => `/api${post}`));
  return async (app) => {
    app.get<{ Params: { '*': string } }>('/api/*', async (request, reply) => {
      const path = `/${request.params['*']}`;
      return send(reply, await answerApiCall(council, config, path, singleValues(request.query)));
    });
    const refuse = async ({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const [path = ''] = url.split('?');
      const allowed = posts.has(path) ? 'OPTIONS, POST' : 'GET, HEAD';
      return send(reply.header('allow', allowed), failureResponse(405, 'Not allowed.'));
    };
    app.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/api/*',
      onRequest: refuse,
      handler: refuse,
    });
  };
}

/** The description of these calls at `/api/openapi.json`. */
export function openApiRoutes(checked: CheckedSite, version: string): FastifyPluginAsync {
  let text: string | undefined;
  return async (app) => {
    app.get('/api/openapi.json', async (_request, reply) => {
      text ??= JSON.stringify(openApi(checked, version));
      return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text);
    });
  };
}
