import { z } from 'zod';
import type { SharedDatabase } from './shared-database';

/** A file without its bytes. */
export interface SharedFileKey {
  /** Such as `320/<stem>.webp`; a file in a folder is derived from one beside the folders. */
  readonly name: string;
  /** Content version; the empty string where a name has one content only. */
  readonly version: string;
  /** Ms since the epoch at which the content was valid; an older content does not replace a newer one. */
  readonly asOf: number;
}

export interface SharedFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly asOf: number;
}

/** Files of one kind that all instances of a site share, bounded in bytes. Never rejects. */
export interface SharedFiles {
  /** The first of these that exists; null when none does, undefined when the database does not answer. */
  read(names: readonly string[]): Promise<SharedFile | null | undefined>;
  /**
   * Marks a file as used; adds it when it is missing or older.
   * @param read its bytes, null when there are none any more; called only when they are needed
   * @returns whether the file is there
   */
  keep(file: SharedFileKey, read: () => Promise<Buffer | null>): Promise<boolean>;
  remove(name: string): Promise<void>;
}

export interface SharedFilesOptions {
  /** Kind of the files, part of their key. */
  readonly folder: string;
  /** Bytes that the files of a site may take. */
  readonly quota: number;
}

/** Share of the quota that is left after an eviction. */
const evictTo = 0.9;
/** Share of the quota that an instance writes between two measurements. */
const measureEvery = 0.02;
/** Unused files are deleted after this time even if there is room. */
const unusedDays = 30;

const sql = {
  read: `select name, bytes, as_of::float8 as "asOf" from shared_files
    where site = $1 and folder = $2 and name = any($3::text[]) order by array_position($3::text[], name) limit 1`,
  touch: `update shared_files set used_at = now(), as_of = greatest(as_of, $5)
    where site = $1 and folder = $2 and name = $3 and version = $4 returning name`,
  write: `insert into shared_files (site, folder, name, version, as_of, size, bytes)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (site, folder, name) do update set version = excluded.version, as_of = excluded.as_of,
      size = excluded.size, bytes = excluded.bytes, used_at = now()
    where shared_files.as_of < excluded.as_of`,
  remove: `delete from shared_files where site = $1 and folder = $2 and name = $3`,
  // One instance at a time. Files in folders go first: they are made again from those beside the folders.
  evict: `with turn as materialized (select pg_try_advisory_xact_lock(hashtext($1), hashtext($2)) as is_mine),
    ranked as (select name, used_at,
      sum(size) over (order by position('/' in name) > 0, used_at desc, name) as used from shared_files
      where site = $1 and folder = $2)
    delete from shared_files using ranked, turn
    where is_mine and site = $1 and folder = $2 and shared_files.name = ranked.name
      and (ranked.used_at < now() - make_interval(days => $5)
        or (ranked.used > $4 and (select max(used) from ranked) > $3))`,
};

const fileSchema = z.array(z.object({ name: z.string(), bytes: z.instanceof(Buffer), asOf: z.number() }));

/** Opens the files of one kind. */
export function openSharedFiles(
  database: SharedDatabase,
  { folder, quota }: SharedFilesOptions,
): SharedFiles {
  const key = [database.site, folder] as const;
  const query = (text: string, ...values: unknown[]) => database.query('files', text, [...key, ...values]);
  let writtenBytes = quota; // The first write measures what earlier runs have left.

  async function evict(size: number): Promise<void> {
    writtenBytes += size;
    if (writtenBytes < quota * measureEvery) return;
    writtenBytes = 0;
    await query(sql.evict, quota, Math.floor(quota * evictTo), unusedDays);
  }

  async function write({ name, version, asOf }: SharedFileKey, bytes: Buffer): Promise<boolean> {
    const size = bytes.byteLength;
    if (size > quota) return false;
    if (!(await query(sql.write, name, version, asOf, size, bytes))) return false;
    await evict(size);
    return true;
  }

  return {
    read: async (names) => {
      const rows = await query(sql.read, names);
      return rows && (fileSchema.parse(rows)[0] ?? null);
    },
    keep: async (file, read) => {
      const touched = await query(sql.touch, file.name, file.version, file.asOf);
      if (!touched || touched.length > 0) return touched !== undefined;
      const bytes = await read();
      return bytes !== null && write(file, bytes);
    },
    remove: async (name) => {
      await query(sql.remove, name);
    },
  };
}
