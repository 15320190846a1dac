import { fileURLToPath } from 'node:url';
import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { type SubmissionServiceOptions, createSubmissionService } from '../../src/server/submissions/service';
import { addRequestLimits, createSubmissionLimit } from '../../src/server/submissions/rate-limit';
import { openSharedCounters } from '../../src/server/database/shared/shared-counters';
import type { SharedDatabase } from '../../src/server/database/shared/shared-database';
import { submissionRoutes } from '../../src/server/submissions/routes';
import { openStore } from '../../src/server/submissions/store/open-store';
import type { DatabaseOptions } from '../../src/server/database/site-database';
import type { SubmissionStore } from '../../src/server/submissions/store/store';
import { submissionSite } from './submission-site';

export interface TestServerOptions extends DatabaseOptions {
  readonly council?: SubmissionServiceOptions['council'];
  readonly rateLimit?: number | 'off';
  readonly port?: number;
  /** Whether `X-Forwarded-For` names the client. */
  readonly trustProxy?: boolean;
  /** Instead of the minimal one. */
  readonly site?: SubmissionServiceOptions['site'];
  /** Instead of the one that the options open. */
  readonly store?: SubmissionStore;
  /** Database whose counters the rate limit shares. */
  readonly shared?: SharedDatabase;
  /** Gets every line of the log, down to `trace`. */
  readonly log?: (line: string) => void;
  /** Is called for each request that arrives. */
  readonly onRequest?: () => void;
}

export interface TestServer {
  readonly address: string;
  close(): Promise<void>;
}

/** A server with the submission routes over a minimal site and nothing else. */
export async function startSubmissionServer(options: TestServerOptions): Promise<TestServer> {
  const { council = null, rateLimit = 'off', port = 0, shared, log, onRequest } = options;
  const store = options.store ?? (await openStore(options));
  const { trustProxy = false } = options;
  const logger = log ? { logger: { level: 'trace', stream: { write: log } } } : {};
  const app: FastifyInstance = fastify({ ...logger, trustProxy });
  app.addHook('onRequest', async () => onRequest?.());
  await app.register(fastifyCookie);
  const limits = await addRequestLimits(app, shared ? openSharedCounters(shared) : null);
  const limit = createSubmissionLimit(limits, rateLimit);
  const { site = submissionSite } = options;
  const service = createSubmissionService({ site, store, council, limit, log: app.log });
  app.addHook('preClose', () => service.stop());
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.register(submissionRoutes, { service });
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
