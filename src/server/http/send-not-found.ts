import type { FastifyReply } from 'fastify';

/** Answers 404 with a line of text, which no cache keeps: a later version of the site may have the file. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not Found');
}
