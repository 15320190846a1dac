import { expect, test } from 'vitest';
import { describeDatabases, newFolder } from '../server/submission-databases';
import { crashRun } from '../server/submission-runs/crash-run';
import { forwardRun } from '../server/submission-runs/forward-run';
import { malformedRun } from '../server/submission-runs/malformed-run';

describeDatabases((newDatabase) => {
  test('no acknowledged submission is lost or doubled by kill -9', async () => {
    const run = { submissions: 100, clients: 8, kills: 5 };
    expect(await crashRun({ ...(await newDatabase()), ...run })).toMatchObject({ lost: 0, doubled: 0 });
  });

  test('none is lost by kills between the council server’s answer and ours, or by failing calls', async () => {
    const run = { submissions: 60, clients: 4, kills: 3, faults: 10 };
    const result = await forwardRun({ ...(await newDatabase()), ...run });
    expect(result).toMatchObject({ lost: 0, doubled: 0, faults: 10 });
    expect(result.recoveryMs).toBeLessThan(60_000);
  });
});

test('no malformed or random post is answered with 5xx or stored in a shape that does not fit', async () => {
  const result = await malformedRun({ ...(await newFolder()), random: 1000 });
  expect(result.malformed).toBeGreaterThan(250);
  expect(result).toMatchObject({ wrongAnswers: [], misfits: 0 });
});
