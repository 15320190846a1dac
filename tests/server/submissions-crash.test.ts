import { expect, test } from 'vitest';
import { describeDatabases, newFolder } from './submission-databases';
import { crashRun } from './submission-runs/crash-run';
import { forwardRun } from './submission-runs/forward-run';
import { malformedRun } from './submission-runs/malformed-run';

/** The short versions of the runs in scripts/bench. */
const slow = { timeout: 300_000 };

describeDatabases((newDatabase) => {
  test('no acknowledged submission is lost or doubled by kill -9', slow, async () => {
    const run = { submissions: 100, clients: 8, kills: 5 };
    expect(await crashRun({ ...(await newDatabase()), ...run })).toMatchObject({ lost: 0, doubled: 0 });
  });

  test(
    'none is lost by kills between the council server’s answer and ours, or by failing calls',
    slow,
    async () => {
      const run = { submissions: 60, clients: 4, kills: 3, faults: 10 };
      const result = await forwardRun({ ...(await newDatabase()), ...run });
      expect(result).toMatchObject({ lost: 0, doubled: 0, faults: 10 });
      expect(result.recoveryMs).toBeLessThan(60_000);
    },
  );
});

test(
  'no malformed or random post is answered with 5xx or stored in a shape that does not fit',
  slow,
  async () => {
    const result = await malformedRun({ ...(await newFolder()), random: 1000 });
    expect(result.malformed).toBeGreaterThanOrEqual(300);
    expect(result).toMatchObject({ wrongAnswers: [], misfits: 0 });
  },
);
