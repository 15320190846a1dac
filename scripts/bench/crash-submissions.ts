import { crashRun } from '../../tests/server/submission-runs/crash-run';
import { atLeast, exactly, printFigures } from './support/figures';
import { withTemporaryData } from './support/temporary-data';

/** 1,000 questions of 8 clients while the server is killed 50 times (`DATABASE_URL`: an empty PostgreSQL database). */
const result = await withTemporaryData((dataDir) =>
  crashRun({ dataDir, databaseUrl: process.env.DATABASE_URL, submissions: 1000, clients: 8, kills: 50 }),
);

printFigures('Submissions under kill -9', [
  atLeast('acknowledged submissions', result.acknowledged, 1000),
  atLeast('kills', result.kills, 50),
  exactly('acknowledged and lost', result.lost, 0),
  exactly('stored twice', result.doubled, 0),
]);
