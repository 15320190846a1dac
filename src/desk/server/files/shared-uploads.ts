import type { DeskDatabase } from '../desk-database';

/** The files of all instances of a site that are not published yet. */
export interface SharedUploads {
  readonly add: (file: string, bytes: Buffer) => Promise<void>;
  readonly read: (file: string) => Promise<Buffer | null>;
  /** Those of some files that are here. */
  readonly among: (files: readonly string[]) => Promise<readonly string[]>;
  /** Bytes of all of them. */
  readonly size: () => Promise<number>;
  /** Those that were sent before a time. */
  readonly sentBefore: (time: Date) => Promise<readonly string[]>;
  readonly remove: (file: string) => Promise<void>;
}

/** Files that one statement asks for: databases limit its parameters. */
const mostFiles = 1000;

/** Opens the files of a site in PostgreSQL. */
export function openSharedUploads(
  { db }: Pick<DeskDatabase, 'db'>,
  site: string,
  now: () => Date,
): SharedUploads {
  const files = () => db.selectFrom('desk_files').where('site', '=', site);
  const among = async (some: readonly string[]) => {
    const rows = await files()
      .select('file')
      .where('file', 'in', [...some])
      .execute();
    return rows.map(({ file }) => file);
  };
  return {
    add: async (file, bytes) => {
      const sent = { sent_at: now().toISOString() };
      await db
        .insertInto('desk_files')
        .values({ site, file, size: bytes.byteLength, bytes, ...sent })
        .onConflict((conflict) => conflict.columns(['site', 'file']).doUpdateSet(sent))
        .execute();
    },
    read: async (file) =>
      (await files().select('bytes').where('file', '=', file).executeTakeFirst())?.bytes ?? null,
    among: async (wanted) => {
      const found: string[] = [];
      for (let start = 0; start < wanted.length; start += mostFiles)
        found.push(...(await among(wanted.slice(start, start + mostFiles))));
      return found;
    },
    size: async () => {
      const row = await files()
        .select(({ fn }) => fn.sum<string | null>('size').as('total'))
        .executeTakeFirst();
      return Number(row?.total ?? 0);
    },
    sentBefore: async (time) => {
      const rows = await files().select('file').where('sent_at', '<', time.toISOString()).execute();
      return rows.map(({ file }) => file);
    },
    remove: async (file) => {
      await db
        .deleteFrom('desk_files')
        .where((is) => is.and({ site, file }))
        .execute();
    },
  };
}
