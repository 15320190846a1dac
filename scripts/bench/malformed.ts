import { malformedRun } from '../../tests/server/submission-runs/malformed-run';
import { atLeast, atMost, exactly, printFigures, reportOnly } from './support/figures';
import { withTemporaryData } from './support/temporary-data';

/** Every malformed post, then 10,000 random ones. */
const result = await withTemporaryData((dataDir) => malformedRun({ dataDir, random: 10_000 }));

printFigures('Malformed and random posts', [
  atLeast('malformed posts', result.malformed, 250),
  atLeast('random posts', result.random, 10_000),
  exactly('wrong answers (5xx, no envelope, accepted)', result.wrongAnswers.length, 0),
  reportOnly('stored', result.stored),
  exactly('stored that do not fit', result.misfits, 0),
  atMost('growth of memory, MB', result.memoryGrowth, 30),
]);
for (const wrong of result.wrongAnswers.slice(0, 20)) console.log(wrong);
