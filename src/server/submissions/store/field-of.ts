import { sql } from 'kysely';
import type { SiteDatabase } from '../../database/site-database';

/** The value of a field, as text. */
export function fieldOf(type: SiteDatabase['type'], name: string) {
  return type === 'sqlite'
    ? sql<string>`json_extract(body, ${`$.${JSON.stringify(name)}`})`
    : sql<string>`body::json ->> ${name}`;
}
