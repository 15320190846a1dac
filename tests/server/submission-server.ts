import { fileURLToPath } from 'node:url';
import fastify, { type FastifyInstance } from 'fastify';
import { type DeskOptions, openDesk } from '../../server/submissions/desk';
import { openStore, type StoreOptions } from '../../server/submissions/open-store';
import { submissionRoutes } from '../../server/submissions/routes';
import type { SubmissionStore } from '../../server/submissions/store';
import { submissionSite } from './submission-site';

export interface TestServerOptions extends StoreOptions {
  readonly council?: DeskOptions['council'];
  readonly rateLimit?: number | 'off';
  readonly port?: number;
  /** Instead of the one that the options open. */
  readonly store?: SubmissionStore;
  /** Gets every line of the log, down to `trace`. */
  readonly log?: (line: string) => void;
}

export interface TestServer {
  readonly address: string;
  close(): Promise<void>;
}

/** A server with the submission routes over a minimal site and nothing else. */
export async function startSubmissionServer(options: TestServerOptions): Promise<TestServer> {
  const { council = null, rateLimit = 'off', port = 0, log } = options;
  const store = options.store ?? (await openStore(options));
  const desk = await openDesk({ site: submissionSite, store, council, rateLimit });
  const app: FastifyInstance = fastify(log ? { logger: { level: 'trace', stream: { write: log } } } : {});
  await app.register(submissionRoutes, { desk });
  const address = await app.listen({ port, host: '127.0.0.1' });
  return {
    address,
    async close() {
      await app.close();
      await store.close();
    },
  };
}

/** As a process of its own, to be killed: `PORT`, `DATA_DIR`, `DATABASE_URL`, `API_HOST`, `UPSTREAM_TIMEOUT` (s). */
async function main(): Promise<void> {
  const { PORT = '0', DATA_DIR = './data', DATABASE_URL, API_HOST, UPSTREAM_TIMEOUT = '5' } = process.env;
  const council = API_HOST ? { host: API_HOST, timeoutMs: Number(UPSTREAM_TIMEOUT) * 1000 } : null;
  const server = await startSubmissionServer({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    council,
    port: Number(PORT),
  });
  process.stdout.write(`${server.address}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
