import type { CheckedSite } from '../../engine/site/checked-site';
import type { Council } from '../../server/council/council';
import { hasDatabase } from '../../server/database/open-database';
import type { DatabaseOptions } from '../../server/database/site-database';
import { withFigures } from '../../server/submissions/figures';
import { openStore } from '../../server/submissions/store/open-store';

export interface FiguresSource {
  readonly checked: CheckedSite;
  readonly council: Council;
  /** That of the site's server. */
  readonly database: DatabaseOptions;
  readonly warn: (line: string) => void;
}

/**
 * Runs an export with the figures of the submissions, where the site shows some and its database is there; without one their
 * lists are empty, which a warning says (B11.18.2). @throws when the database cannot be opened
 */
export async function withExportedFigures<Result>(
  { checked, council, database, warn }: FiguresSource,
  run: (council: Council) => Promise<Result>,
): Promise<Result> {
  const lists = Object.entries(checked.config.sources).filter(([, { figures }]) => figures === true);
  if (lists.length === 0) return run(council);
  if (!hasDatabase(database)) {
    const names = lists.map(([name]) => `“${name}”`).join(', ');
    warn(`Without the database of the server (DATA_DIR or DATABASE_URL) there are no figures in ${names}.`);
    return run(council);
  }
  const store = await openStore(database);
  try {
    return await run(withFigures({ checked, store }, council));
  } finally {
    await store.close();
  }
}
