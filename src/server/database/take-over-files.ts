import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { z } from 'zod';

/** The files of version 0.1.0, which had a database of submissions and one of the desk. */
export const formerFiles = ['submissions.db', 'desk.db'] as const;

/** Folder in the data folder that keeps them. */
const keptFolder = 'before-site-db';

/** Wait in ms for a lock of a process of the former version. */
const lockMs = 15_000;

const endings = ['', '-wal', '-shm'] as const;

const named = z.array(z.object({ name: z.string(), sql: z.string(), type: z.string() }));
const counted = z.object({ count: z.number() });

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function countRows(database: Libsql.Database, table: string): number {
  return counted.parse(database.prepare(`select count(*) as count from ${table}`).get()).count;
}

/** Copies all tables of an attached database. @throws when a table has other rows afterwards */
function copyTables(database: Libsql.Database, former: string): void {
  const query = `select name, sql, type from ${former}.sqlite_master where sql is not null and name not like 'sqlite_%'`;
  const parts = named.parse(database.prepare(query).all());
  for (const { name, sql, type } of parts.toSorted((a, b) => (a.type < b.type ? 1 : -1))) {
    database.exec(sql);
    if (type !== 'table') continue;
    database.exec(`insert into main.${quoted(name)} select * from ${former}.${quoted(name)}`);
    const isWhole =
      countRows(database, `main.${quoted(name)}`) === countRows(database, `${former}.${quoted(name)}`);
    if (!isWhole) throw new Error(`The rows of ${name} could not be copied.`);
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

function setAside(folder: string): void {
  const kept = join(folder, keptFolder);
  for (const name of formerFiles.flatMap((file) => endings.map((ending) => file + ending))) {
    if (!existsSync(join(folder, name))) continue;
    mkdirSync(kept, { recursive: true, mode: 0o700 });
    renameSync(join(folder, name), join(kept, name));
  }
  sync(folder);
}

/** Copies the former files into a new one while no process changes them, and gives it its name when it is whole. */
function copyFiles(folder: string, files: readonly string[], target: string): void {
  const path = join(folder, `${target}.new-${randomUUID()}`);
  closeSync(openSync(path, 'a', 0o600));
  const database = new Libsql(path, { timeout: lockMs });
  try {
    database.exec('pragma foreign_keys = off');
    for (const [index, file] of files.entries())
      database.exec(`attach '${join(folder, file).replaceAll("'", "''")}' as former${index}`);
    database.exec('begin exclusive');
    for (const index of files.keys()) copyTables(database, `former${index}`);
    database.exec('commit');
    database.close();
    sync(path);
    // Fails where another process was faster.
    if (!existsSync(join(folder, target))) linkSync(path, join(folder, target));
  } finally {
    if (database.open) database.close();
    for (const name of readdirSync(folder)) if (name.startsWith(`${target}.new-`)) rmSync(join(folder, name));
  }
}

/**
 * Makes one database of the two files of version 0.1.0, and keeps those in `before-site-db`. A crash at any moment leaves the
 * former files as they are, or a whole new one.
 * @throws when a former file cannot be read; it stays where it is
 */
export function takeOverFiles(folder: string, target: string): void {
  const files = formerFiles.filter((file) => existsSync(join(folder, file)));
  if (files.length === 0) return;
  if (!existsSync(join(folder, target))) copyFiles(folder, files, target);
  setAside(folder);
}
