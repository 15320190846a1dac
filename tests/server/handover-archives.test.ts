import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openDesk } from '../../src/desk/server/open-desk';
import { restoreHandover } from '../../src/operations/handover/restore-handover';
import { openDatabase } from '../../src/server/database/open-database';
import { SubmissionQueries } from '../../src/server/submissions/store/submission-queries';
import { readSite } from '../../src/server/site/read-site';
import { temporaryFolder } from '../temporary-folder';
import { describeDatabases } from './submission-databases';

const folder = join(import.meta.dirname, 'archives');
const archives = (await readdir(folder)).filter((name) => name.endsWith('.tar.gz'));

describeDatabases((newDatabase) => {
  test.each(archives)('the archive of %s is restored by this version', async (name) => {
    const config = join(await temporaryFolder(), 'srv/site.config.json');
    const place = { ...(await newDatabase()), config };
    const { manifest, publicAddress, invitations } = await restoreHandover({
      archive: join(folder, name),
      place,
    });
    const engineFolder = join(import.meta.dirname, '../..');
    expect(
      (await readSite({ config, engineFolder })).problems.filter(({ severity }) => severity === 'error'),
    ).toEqual([]);
    expect(await readdir(dirname(config))).toContain('content');
    const driver = await openDatabase(place);
    const submissions = await new SubmissionQueries(driver).list({ site: manifest.site });
    await driver.close();
    expect(submissions).toHaveLength(manifest.rows.submissions ?? 0);
    expect(submissions[0]).toMatchObject({ form: 'question', body: { name: 'रामलाल', age: 41 } });
    const desk = await openDesk({ ...place, publicAddress });
    const [person] = invitations;
    expect(await desk.notes.history(submissions[0]?.reference ?? '')).toHaveLength(2);
    expect(await desk.drafts.of(person?.name ?? '')).toHaveLength(1);
    await desk.close();
  });
});
