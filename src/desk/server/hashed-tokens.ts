import { createHash } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import type { DBTransactionAdapter, Where } from 'better-auth/adapters';

/** Hashes the token of a session for the database: whoever reads the table cannot sign in with it. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function hashedWhere(where: readonly Where[]): Where[] {
  return where.map((one) => {
    if (one.field !== 'token') return one;
    if (Array.isArray(one.value)) return { ...one, value: one.value.map((token) => hashOf(String(token))) };
    return typeof one.value === 'string' ? { ...one, value: hashOf(one.value) } : one;
  });
}

/** Puts the token of a cookie in the place of its hash, for callers that use it again. */
function putToken(session: unknown, token: unknown): void {
  if (typeof session === 'object' && session !== null && 'token' in session) session.token = token;
}

interface NewRow<Row> {
  model: string;
  data: Omit<Row, 'id'>;
}

function withHashedTokens(adapter: DBTransactionAdapter): DBTransactionAdapter {
  const queried = <Query extends { readonly model: string; readonly where?: Where[] | undefined }>(
    query: Query,
  ): Query =>
    query.model === 'session' && query.where ? { ...query, where: hashedWhere(query.where) } : query;
  return {
    ...adapter,
    create: async <Row extends Record<string, unknown>, Created = Row>(query: NewRow<Row>) => {
      const token: unknown = 'token' in query.data ? query.data.token : undefined;
      if (query.model !== 'session' || typeof token !== 'string') return adapter.create<Row, Created>(query);
      const data = { ...query.data, token: hashOf(token) };
      const created = await adapter.create<Row, Created>({ ...query, data });
      putToken(created, token);
      return created;
    },
    findOne: async <Row>(query: Parameters<DBTransactionAdapter['findOne']>[0]) => {
      const found = await adapter.findOne<Row>(queried(query));
      const token = query.where.find(({ field }) => field === 'token')?.value;
      if (query.model === 'session' && token !== undefined) putToken(found, token);
      return found;
    },
    findMany: (query) => adapter.findMany(queried(query)),
    update: (query) => adapter.update(queried(query)),
    updateMany: (query) => adapter.updateMany(queried(query)),
    delete: (query) => adapter.delete(queried(query)),
    deleteMany: (query) => adapter.deleteMany(queried(query)),
  };
}

/** Plugin of better-auth: keeps hashes of session tokens only (ASVS 5.0, V7). */
export const hashedTokens = {
  id: 'desk-hashed-tokens',
  init: ({ adapter }) => ({
    context: {
      adapter: {
        ...adapter,
        ...withHashedTokens(adapter),
        transaction: (run) => adapter.transaction((inside) => run(withHashedTokens(inside))),
      },
    },
  }),
} satisfies BetterAuthPlugin;
