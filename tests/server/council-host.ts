import Fastify, { type FastifyReply } from 'fastify';
import { listen } from './serve';

/** Answers a request for a path. */
export type Answer = (reply: FastifyReply, path: string) => unknown;

/** A council's host that answers every path in the same way, and the paths it was asked for. */
export async function councilHost(
  answer: Answer,
): Promise<{ readonly host: string; readonly asked: string[] }> {
  const app = Fastify({ forceCloseConnections: true });
  const asked: string[] = [];
  app.get('/*', (request, reply) => {
    asked.push(request.url);
    return answer(reply, request.url);
  });
  return { host: `${await listen(app)}/`, asked };
}
