import type { FastifyInstance } from 'fastify';

const perResponse = ['content-type', 'content-length', 'connection', 'date', 'etag', 'vary', 'keep-alive'];

/** The headers that every response has, taken from one, so that they are defined in one place. */
export async function commonHeaders(app: FastifyInstance): Promise<readonly (readonly [string, string])[]> {
  const { headers } = await app.inject('/healthz');
  return Object.entries(headers)
    .filter(([name]) => !perResponse.includes(name))
    .map(([name, value]) => [name, String(value)] as const);
}
