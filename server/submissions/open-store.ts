import { openLibsqlStore } from './libsql-store';
import { openPostgresStore } from './postgres-store';
import type { SubmissionStore } from './store';

export interface StoreOptions {
  /** Folder of the site's data (`DATA_DIR`). */
  readonly dataDir: string;
  /** PostgreSQL to use instead of a file in that folder (`DATABASE_URL`). */
  readonly databaseUrl?: string | undefined;
  /** Told the code of an error that an idle connection met. */
  readonly onLost?: (code: string) => void;
}

/** Opens the store that the environment asks for. @throws when it cannot be opened or reached. */
export function openStore({
  dataDir,
  databaseUrl,
  onLost = () => {},
}: StoreOptions): Promise<SubmissionStore> {
  return databaseUrl ? openPostgresStore(databaseUrl, onLost) : openLibsqlStore(dataDir);
}
