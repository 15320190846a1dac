import { forwardRun } from '../../tests/server/submission-runs/forward-run';
import { atLeast, exactly, printFigures, told } from './support/figures';
import { withTemporaryData } from './support/temporary-data';

/** 1,000 questions that go on to a council's server; ours is killed 50 times between its answer and ours. */
const result = await withTemporaryData((dataDir) =>
  forwardRun({ dataDir, databaseUrl: process.env.DATABASE_URL, submissions: 1000, clients: 8, kills: 50 }),
);

printFigures('Forwarded submissions under kill -9', [
  atLeast('acknowledged submissions', result.acknowledged, 1000),
  atLeast('kills between the answers', result.kills, 50),
  exactly('acknowledged and lost', result.lost, 0),
  exactly('stored twice', result.doubled, 0),
  told('sent to the council twice', result.sentAgain),
]);
