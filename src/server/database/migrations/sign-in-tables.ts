import { type Kysely, type Migration, sql } from 'kysely';

/** The tables of better-auth. Version 0.1.0 let it create them, so that they may be there. */
export function createSignIn(type: 'sqlite' | 'postgres'): Migration {
  const date = type === 'sqlite' ? sql`date` : sql`timestamptz`;
  const flag = type === 'sqlite' ? 'integer' : 'boolean';
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('desk_people')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('emailVerified', flag, (column) => column.notNull())
        .addColumn('image', 'text')
        .addColumn('createdAt', date, (column) => column.notNull().defaultTo(sql`current_timestamp`))
        .addColumn('updatedAt', date, (column) => column.notNull().defaultTo(sql`current_timestamp`))
        .addColumn('site', 'text', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createTable('desk_sessions')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('expiresAt', date, (column) => column.notNull())
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('createdAt', date, (column) => column.notNull().defaultTo(sql`current_timestamp`))
        .addColumn('updatedAt', date, (column) => column.notNull())
        .addColumn('ipAddress', 'text')
        .addColumn('userAgent', 'text')
        .addColumn('userId', 'text', (column) =>
          column.notNull().references('desk_people.id').onDelete('cascade'),
        )
        .execute();
      await schema
        .createTable('desk_accounts')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('accountId', 'text', (column) => column.notNull())
        .addColumn('providerId', 'text', (column) => column.notNull())
        .addColumn('userId', 'text', (column) =>
          column.notNull().references('desk_people.id').onDelete('cascade'),
        )
        .addColumn('accessToken', 'text')
        .addColumn('refreshToken', 'text')
        .addColumn('idToken', 'text')
        .addColumn('accessTokenExpiresAt', date)
        .addColumn('refreshTokenExpiresAt', date)
        .addColumn('scope', 'text')
        .addColumn('password', 'text')
        .addColumn('createdAt', date, (column) => column.notNull().defaultTo(sql`current_timestamp`))
        .addColumn('updatedAt', date, (column) => column.notNull())
        .execute();
      await schema
        .createTable('desk_verifications')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('identifier', 'text', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('expiresAt', date, (column) => column.notNull())
        .addColumn('createdAt', date, (column) => column.notNull().defaultTo(sql`current_timestamp`))
        .addColumn('updatedAt', date, (column) => column.notNull().defaultTo(sql`current_timestamp`))
        .execute();
      const indices = [
        ['desk_sessions', 'userId'],
        ['desk_accounts', 'userId'],
        ['desk_verifications', 'identifier'],
      ] as const;
      for (const [table, column] of indices)
        await schema.createIndex(`${table}_${column}_idx`).ifNotExists().on(table).column(column).execute();
    },
  };
}
