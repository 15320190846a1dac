import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsHtml } from './error-handler';
import { sendNotFound } from './send-not-found';

/** Answers requests for files that do not exist: browsers get the site's 404 page, others a line of text. */
export function addNotFoundHandler(
  app: FastifyInstance,
  sendMissingPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const isPageView = ['GET', 'HEAD'].includes(request.method) && acceptsHtml(request);
    if (isPageView) return sendMissingPage(request, reply);
    return sendNotFound(reply);
  });
}
