import fastifyEtag from '@fastify/etag';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Log } from '../../src/server/log';

/** A server that ends with the test; its address. */
export async function listen(app: FastifyInstance): Promise<string> {
  onTestFinished(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Serves plugins over real HTTP, with ETags as in the site's server, until the test ends. */
export async function serve(...plugins: readonly FastifyPluginAsync[]): Promise<string> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyEtag, { weak: true });
  for (const plugin of plugins) await app.register(plugin);
  return listen(app);
}

/** A log that keeps its lines; structured fields come before the message, as JSON. */
export function memoryLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    warn: (...parts: readonly unknown[]) => {
      lines.push(parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '));
    },
  };
}
