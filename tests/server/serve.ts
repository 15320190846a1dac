import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { onTestFinished } from 'vitest';

/** A server that ends with the test; its address. */
export async function listen(app: FastifyInstance): Promise<string> {
  onTestFinished(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Serves plugins over real HTTP until the test ends. */
export async function serve(...plugins: readonly FastifyPluginAsync[]): Promise<string> {
  const app = Fastify({ forceCloseConnections: true });
  for (const plugin of plugins) await app.register(plugin);
  return listen(app);
}

/** A log that remembers its lines. */
export function memoryLog(): { lines: string[]; warn: (line: string) => void } {
  const lines: string[] = [];
  return { lines, warn: (line) => lines.push(line) };
}
