import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsHtml } from './error-handler';

/** Answers requests for files that do not exist: browsers get the site's 404 page, others a line of text. */
export function addNotFoundHandler(
  app: FastifyInstance,
  sendMissingPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const isPageView = ['GET', 'HEAD'].includes(request.method) && acceptsHtml(request);
    if (isPageView) return sendMissingPage(request, reply);
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Not Found');
  });
}
