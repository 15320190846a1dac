import Fastify from 'fastify';
import { z } from 'zod';
import { listen } from '../serve';

/** The council's own server: it gives the same news, and accepts submissions while it works. */
export interface Council {
  readonly host: string;
  works: boolean;
  /** Idempotency keys of the submissions that it accepted. */
  readonly accepted: readonly string[];
}

const keySchema = z.string();

/** Starts a council's server with one piece of news. */
export async function startCouncil(news: Readonly<Record<string, string>>): Promise<Council> {
  const app = Fastify({ forceCloseConnections: true });
  const accepted: string[] = [];
  const council = { works: true, accepted };
  const envelope = (data: unknown[]) => ({ status: true, data, message: null });
  app.addHook('onRequest', async (_request, reply) =>
    council.works ? undefined : reply.code(500).send('failed'),
  );
  app.get('/api/News/GetPublicList', async () => envelope([news]));
  app.get('/api/*', async () => envelope([]));
  app.post('/api/*', async ({ headers }) => {
    accepted.push(keySchema.parse(headers['idempotency-key']));
    return envelope([]);
  });
  return Object.assign(council, { host: await listen(app) });
}
