import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { gatherAnswers } from '../../scripts/new-site/gather-answers';
import { readOptions } from '../../scripts/new-site/options';
import { writeSite } from '../../scripts/new-site/write-site';
import { readSite } from '../../src/server/site/read-site';
import { formatReport } from '../../src/check/format-report';
import { follow, readSteps } from './guide-steps';
import { serveSite } from './site-server';

const root = join(import.meta.dirname, '../..');

const asker = {
  ask: () => Promise.reject(new Error('The options leave something out.')),
  hasAsked: () => false,
};

/** The site of the guide, in a home folder. */
async function makeVadpur(home: string): Promise<string> {
  const folder = join(home, 'sites/vadpur');
  const places = ['name', 'taluka', 'district', 'state'].flatMap((what) => [
    `--${what}`,
    'MR=वडपूर',
    `--${what}`,
    'EN=Vadpur',
  ]);
  const sections = ['--sections', 'notices,members,works,complaint'];
  const options = readOptions([folder, '--languages', 'MR,EN', ...places, ...sections]);
  if (options === 'help') throw new Error('The options ask for help.');
  await writeSite(folder, root, await gatherAnswers(options, asker));
  return folder;
}

test('the steps of the guide for daily work make a right site that shows what was written', async () => {
  const home = await temporaryFolder();
  const folder = await makeVadpur(home);
  // The files that the guide tells people to save.
  await writeFile(join(folder, 'content/documents/gram-sabha-minutes.pdf'), '%PDF-1.4\n%%EOF\n');
  await mkdir(join(folder, 'content/pictures'), { recursive: true });
  await copyFile(
    join(root, 'content/pictures/anganvadi.webp'),
    join(folder, 'content/pictures/sarpanch.webp'),
  );
  const steps = readSteps(await readFile(join(root, 'docs/daily-work.md'), 'utf8'));
  expect(steps).toHaveLength(9);
  // The commands have tests of their own.
  const written = steps.flatMap(({ actions }) => actions).filter(({ kind }) => kind !== 'run');
  expect(written).toHaveLength(4);
  for (const action of written) await follow(action, root, home);
  const over = { id: 4, title: { MR: 'संपलेली सूचना', EN: 'A notice that is over' }, validUntil: '2020-01-31' };
  const file = '~/sites/vadpur/content/records/notices.json';
  await follow({ kind: 'add', file, key: null, text: JSON.stringify(over) }, root, home);

  const { site, problems } = await readSite({
    config: join(folder, 'site.config.json'),
    engineFolder: root,
  });
  const wrong = problems.filter(({ severity }) => severity !== 'note');
  if (!site || wrong.length > 0) throw new Error(formatReport(wrong));
  const address = await serveSite({ checked: site });
  const page = async (path: string) => (await fetch(`${address}${path}`)).text();
  const [start, members] = await Promise.all([page('/mr'), page('/en/members')]);
  expect(start).toContain('घरपट्टी भरण्याची शेवटची तारीख ३१ मार्च');
  expect(start).toContain('gram-sabha-minutes.pdf');
  expect(start).toContain('सूचना फलक');
  expect(start, 'a notice after its last day').not.toContain('संपलेली सूचना');
  expect(members).toContain('Sunita Pawar');
});
