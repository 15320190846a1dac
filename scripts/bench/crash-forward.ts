import { forwardRun } from '../../tests/server/submission-runs/forward-run';
import { atLeast, atMost, exactly, printFigures, reportOnly } from './support/figures';
import { withTemporaryData } from './support/temporary-data';

/** 1,000 questions forwarded to a council's server; ours is killed 50 times around its answer, and 50 calls fail. */
const result = await withTemporaryData((dataDir) =>
  forwardRun({
    dataDir,
    databaseUrl: process.env.DATABASE_URL,
    submissions: 1000,
    clients: 8,
    kills: 50,
    faults: 50,
  }),
);

printFigures('Forwarded submissions under kill -9', [
  atLeast('acknowledged submissions', result.acknowledged, 1000),
  atLeast('kills between the answers', result.kills, 50),
  atLeast('failing calls', result.faults, 50),
  exactly('acknowledged and lost', result.lost, 0),
  exactly('stored twice', result.doubled, 0),
  reportOnly('accepted by the council twice, with one key', result.sentAgain),
  atMost('seconds until everything was delivered', Math.round(result.recoveryMs / 1000), 180),
]);
