import { type Kysely, type Migration, sql } from 'kysely';
import { createSignIn } from './sign-in-tables';
import { addDevices } from './desk-device-tables';
import { addDigests } from './digest-tables';
import { addMachineTexts } from './machine-text-table';
import { addSecondFactors } from './second-factor-table';

const createPeople: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable('desk_settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('desk_invitations')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('desk_invitations_of_name', ['site', 'name_key'])
      .execute();
    await schema
      .createTable('desk_attempts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('desk_log')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('desk_log_by_time').on('desk_log').columns(['site', 'at', 'id']).execute();
  },
};

const createInbox: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('desk_handling')
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('in_progress', 'integer', (column) => column.notNull())
      .addColumn('assignee', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('desk_handling_pkey', ['site', 'reference'])
      .execute();
    await schema
      .createTable('desk_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('desk_events_by_reference')
      .on('desk_events')
      .columns(['site', 'reference'])
      .execute();
  },
};

const createDrafts: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('desk_drafts')
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('before', 'text', (column) => column.notNull())
      .addColumn('after', 'text', (column) => column.notNull())
      .addColumn('begun_at', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('desk_drafts_pkey', ['site', 'person', 'list', 'record'])
      .execute();
  },
};

const createPasskeys: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('desk_passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) =>
        column.notNull().references('desk_people.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute();
    await schema.createIndex('desk_passkeys_of_person').on('desk_passkeys').column('person').execute();
    await schema
      .createTable('desk_ceremonies')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('challenge', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};

const createHandovers: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('desk_handovers')
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('desk_handovers_pkey', ['site', 'person'])
      .execute();
  },
};

const createTextReviews: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('desk_text_reviews')
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('than', 'text', (column) => column.notNull())
      .addColumn('others', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('desk_text_reviews_pkey', ['site', 'list', 'record', 'field', 'language'])
      .execute();
  },
};

/** Files that are not published yet, where several instances receive them (PostgreSQL). */
const createFiles: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('desk_files')
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('bytes', sql`bytea`, (column) => column.notNull())
      .addPrimaryKeyConstraint('desk_files_pkey', ['site', 'file'])
      .execute();
  },
};

const createMails: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('desk_mail_settings')
      .addColumn('person', 'text', (column) =>
        column.primaryKey().references('desk_people.id').onDelete('cascade'),
      )
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('since', 'text')
      .execute();
    await schema
      .createTable('desk_mails')
      .addColumn('person', 'text', (column) =>
        column.notNull().references('desk_people.id').onDelete('cascade'),
      )
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addPrimaryKeyConstraint('desk_mails_pkey', ['person', 'reference'])
      .execute();
  },
};

/** The site that a session was begun at; null for those of earlier versions, which nobody can use any more. */
const addSessionSites: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('desk_sessions').addColumn('site', 'text').execute();
  },
};

/** Ends sessions whose tokens are readable in the table: only hashes are kept from here on. */
const forgetReadableTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.withTables<{ desk_sessions: object }>().deleteFrom('desk_sessions').execute();
  },
};

/** What people sign in with besides their names, and what an invitation gives them of it. */
const addSignInNames: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('desk_sign_in_names')
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) =>
        column.notNull().references('desk_people.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('desk_sign_in_names_pkey', ['person', 'kind'])
      .addUniqueConstraint('desk_sign_in_names_of_site', ['site', 'key'])
      .execute();
    for (const column of ['mobile', 'short_name'])
      await schema.alterTable('desk_invitations').addColumn(column, 'text').execute();
  },
};

/** Versions of the desk's tables, in the order of their names, with the types of a kind of database. Only ever extended. */
export function deskMigrations(type: 'sqlite' | 'postgres'): Readonly<Record<string, Migration>> {
  return {
    '0000-sign-in': createSignIn(type),
    '0001-people': createPeople,
    '0002-inbox': createInbox,
    '0004-drafts': createDrafts,
    '0005-passkeys': createPasskeys,
    '0008-handovers': createHandovers,
    '0009-text-reviews': createTextReviews,
    '0010-files': createFiles,
    '0011-mails': createMails,
    '0012-session-sites': addSessionSites,
    '0013-hashed-tokens': forgetReadableTokens,
    '0014-sign-in-names': addSignInNames,
    '0015-digests': addDigests,
    '0016-second-factors': addSecondFactors,
    '0017-machine-texts': addMachineTexts,
    '0018-devices': addDevices,
  };
}
