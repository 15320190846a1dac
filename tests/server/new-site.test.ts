import { createServer } from 'node:http';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { PassThrough } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openAsker } from '../../scripts/new-site/ask';
import { gatherAnswers } from '../../scripts/new-site/gather-answers';
import { engineLanguages } from '../../scripts/new-site/languages';
import { readOptions } from '../../scripts/new-site/options';
import { requireEmptyFolder, writeSite } from '../../scripts/new-site/write-site';
import { readSite } from '../../src/server/site/read-site';
import { formatReport } from '../../src/check/format-report';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { requestEveryPage } from './every-page';
import { temporaryFolder } from '../temporary-folder';
import { runCommand } from './run-command';
import { serveSite } from './site-server';

const engineFolder = join(import.meta.dirname, '../..');

/** A village with the same name in all languages, except in English where there are others. */
const named = (name: string) => ['name', 'state', 'district', 'taluka'].flatMap((key) => [`--${key}`, name]);
const names = ['--name', 'Vadpur', '--state', 'Odisha', '--district', 'Ganjam', '--taluka', 'Chikiti'];
const inTwoScripts = [...named('वडपूर'), ...named('EN=Vadpur')];

interface NewSite {
  readonly folder: string;
  readonly config: string;
  /** Questions and messages of the command. */
  readonly output: string;
}

/** Makes a site in an empty folder as the command does, with answers as lines of the input. */
async function makeSite(args: readonly string[], lines: readonly string[] = []): Promise<NewSite> {
  const folder = await temporaryFolder();
  const options = readOptions([folder, ...args]);
  if (options === 'help') throw new Error('The options ask for help.');
  const input = new PassThrough();
  const terminal = createInterface({ input });
  onTestFinished(() => terminal.close());
  const said: string[] = [];
  const asker = openAsker(terminal, (text) => said.push(text));
  input.end(lines.map((line) => `${line}\n`).join(''));
  const answers = await gatherAnswers(options, asker);
  await writeSite(folder, engineFolder, answers);
  return { folder, config: join(folder, 'site.config.json'), output: said.join('\n') };
}

/** The site, without errors and warnings. */
async function readRight(config: string): Promise<CheckedSite> {
  const { site, problems } = await readSite({ config, engineFolder });
  const wrong = problems.filter(({ severity }) => severity !== 'note');
  if (!site || wrong.length > 0) throw new Error(formatReport(wrong));
  return site;
}

describe('a new site', () => {
  test('is right, and shows its pages in each language of the engine', async () => {
    const codes = engineLanguages.map(({ code }) => code);
    const { config } = await makeSite(['--languages', codes.join(','), '--sections', 'all', ...inTwoScripts]);
    const checked = await readRight(config);
    expect(checked.config.pages).toHaveLength(16);
    // Every page in the first language, and Home in the others.
    const url = await serveSite({ checked });
    const { languages, pages } = checked.config;
    const [first] = languages.list;
    const inFirst = { ...languages, list: first ? [first] : [] };
    const all = await requestEveryPage(url, {
      ...checked,
      config: { ...checked.config, languages: inFirst },
    });
    expect(all.mistakes).toEqual([]);
    const home = { ...checked.config, pages: pages.filter(({ path }) => path === '/') };
    const { mistakes, html } = await requestEveryPage(url, { ...checked, config: home });
    expect(mistakes).toEqual([]);
    expect(html, 'the state in the footer').toContain('Gram Panchayat, Vadpur');
  });

  test('has a config of less than 480 lines, a block per page, in three languages with all sections', async () => {
    const { config } = await makeSite([
      '--languages',
      'GU,HI,EN',
      '--sections',
      'all',
      '--colours',
      '#7A1F2B,#E3A92B',
      ...inTwoScripts,
    ]);
    const text = await readFile(config, 'utf8');
    expect(text.split('\n').length).toBeLessThan(480);
    expect(text).toMatch(/^ {4}"logo": "pictures\/logo.svg",$/m);
    const { colours } = (await readRight(config)).config.theme;
    expect(colours).toEqual({ base: { accent: '#7A1F2B', ornament: '#E3A92B' } });
  });

  test('may have one section and one language', async () => {
    const { config } = await makeSite(['--languages', 'EN', '--sections', 'members', ...names]);
    const checked = await readRight(config);
    expect(checked.config.menu.map(({ page }) => page)).toEqual(['/', '/members', '/contact']);
  });

  test('has drafts of what the law asks for in Gujarati, Hindi and English, which the check calls drafts', async () => {
    const { config } = await makeSite(['--languages', 'GU,HI,EN', ...named('વડપુર'), ...named('EN=Vadpur')]);
    const checked = await readRight(config);
    expect(Object.keys(checked.config.documents ?? {})).toEqual([
      'privacy',
      'rti',
      'charter',
      'policies',
      'accessibility',
    ]);
    expect(checked.records.disclosures).toHaveLength(17);
    const { mistakes, html } = await requestEveryPage(await serveSite({ checked }), checked);
    expect(mistakes).toEqual([]);
    for (const text of ['Copyright', 'બીજી વેબસાઇટની લિંક', 'मासिक पारिश्रमिक', 'TalkBack'])
      expect(html).toContain(text);
    const { problems } = await readSite({ config, engineFolder });
    expect(problems.map(({ severity }) => severity)).toEqual(['note', 'note']);
  });

  test('has these drafts in Marathi and Tamil as well', async () => {
    const { config } = await makeSite(['--languages', 'MR,TA', ...named('MR=वडपूर'), ...named('TA=வடபுரி')]);
    const checked = await readRight(config);
    expect(Object.keys(checked.config.documents ?? {})).toHaveLength(5);
    const { mistakes, html } = await requestEveryPage(await serveSite({ checked }), checked);
    expect(mistakes).toEqual([]);
    for (const text of ['जन माहिती अधिकारी', 'नागरिकांची सनद', 'முதல் மேல்முறையீட்டு அலுவலர்'])
      expect(html).toContain(text);
  });

  test('takes the records that its README describes', async () => {
    const site = await makeSite(['--languages', 'GU,EN', '--sections', 'all', ...inTwoScripts]);
    const readme = await readFile(join(site.folder, 'README.md'), 'utf8');
    const examples = [...readme.matchAll(/^### (\S+\.json)\n.+?```json\n(.+?)```/gms)];
    expect(examples).toHaveLength(17);
    for (const [, file = '', record = ''] of examples)
      await writeFile(join(site.folder, file), `[${record}]`);
    await readRight(site.config);
  });

  test('has no records of its own with a council API, whose names and lists it takes', async () => {
    const detail = [{ name: 'वडगाव', taluka: 'भोर', district: 'पुणे' }];
    const lists: Readonly<Record<string, unknown>> = {
      GrampanchayatDetail: detail,
      NoticeBoard: [],
      Member: [],
    };
    const api = createServer((request, response) => {
      const list = lists[/^\/api\/(\w+)\//.exec(request.url ?? '')?.[1] ?? ''];
      response.writeHead(list ? 200 : 404).end(JSON.stringify({ status: true, data: list }));
    });
    onTestFinished(() => void api.close());
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const address = api.address();
    const host = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : address)}`;
    const { config, folder } = await makeSite([
      ...['--from', `${host}/api`, '--languages', 'MR', '--state', 'महाराष्ट्र'],
      ...['--sections', 'notices,news,members'],
    ]);
    const checked = await readRight(config);
    expect(checked.config.api.host).toBe(host);
    expect(checked.config.displayName).toEqual({ MR: 'वडगाव' });
    expect(Object.keys(checked.config.sources)).toEqual(expect.arrayContaining(['notices', 'members']));
    expect(checked.config.sources).not.toHaveProperty('news');
    await expect(readFile(join(folder, 'content/records/notices.json'))).rejects.toThrow('ENOENT');
  });

  test('names the level below the district in English as its state does', async () => {
    const { folder } = await makeSite(['--languages', 'OR,EN', '--sections', 'notices', ...names]);
    const messages: unknown = JSON.parse(await readFile(join(folder, 'content/messages/EN.json'), 'utf8'));
    expect(messages).toMatchObject({ 'shell.taluka': 'Tehsil {value}', 'contact.taluka': 'Tehsil' });
  });
});

describe('the questions', () => {
  test('are asked for what the options leave out, again after a wrong answer', async () => {
    const lines = ['XX', 'TA,EN', 'வடபுரி', 'Vadapuri', 'வட்டம்', 'Vattam', 'மாவட்டம்', 'District', '', 'தமிழ்நாடு'];
    const { config, output } = await makeSite([], [...lines, 'Tamil Nadu', 'members', 'yellow', '#FFCC00']);
    expect(output).toContain('Name of the village (தமிழ்):');
    expect(output).toContain('“XX” is not a language of the engine. Choose from GU (ગુજરાતી)');
    expect(output).toContain('The name is empty.');
    expect(output).toContain('“yellow” is not a colour. Write it like #0B5258.');
    const { config: made } = await readRight(config);
    expect(made.displayName).toEqual({ TA: 'வடபுரி', EN: 'Vadapuri' });
    expect(made.theme.colours?.base).toEqual({ accent: '#FFCC00' });
  });

  test('end with the name of what is missing when there is no more input', async () => {
    await expect(makeSite(['--languages', 'EN'], ['Vadpur'])).rejects.toThrow(
      'There is no answer to “Taluka, tehsil, block or mandal”; name it as an option instead.',
    );
  });

  test('are not asked when names and languages are options', async () => {
    expect((await makeSite(['--languages', 'EN', ...names])).output).toBe('');
  });
});

describe('what cannot be a site is refused', () => {
  test.each([
    [['--languages', 'EN,XY'], '--languages: “XY” is not a language of the engine.'],
    [['--languages', ' '], '--languages: Name at least one language'],
    [['--name', 'x'.repeat(61)], '--name: The name has 61 characters; at most 60 are possible.'],
    [['--name', '{council}'], '--name: “{council}” has other signs than letters'],
    [['--name', 'ZZ=Vadpur'], '“ZZ” in “ZZ=Vadpur” is not a language of the engine.'],
    [['--sections', 'member'], '--sections: There is no section “member”. Did you mean “members”?'],
    [
      ['--languages', 'KN,HI', '--sections', 'rti'],
      '--sections: The drafts of “rti” are in GU, HI, EN, MR, TA only',
    ],
    [['--colours', 'red'], '--colours: “red” is not a colour. Write it like #0B5258.'],
    [['--colours', '#0B5258 #0A3135 #FFFFFF'], '--colours: Name one or two colours.'],
    [['--address', 'village'], '--address: “village” is not an address like https://www.village.example.'],
    [
      ['--from', 'ftp://x.example'],
      '--from: “ftp://x.example” is not an address like https://api.village.example.',
    ],
    [['--from', 'http://127.0.0.1:9'], 'http://127.0.0.1:9 cannot be used as a council API: '],
    [['--name', 'HI=A'], '--name HI=A: HI is not one of --languages EN.'],
    [['--town', 'x'], "Unknown option '--town'.\n\nnpm run new-site -- FOLDER"],
    [['second'], 'Unexpected argument “second”.\n\nnpm run new-site -- FOLDER'],
  ])('%j', async (args, message) => {
    await expect(makeSite(['--languages', 'EN', ...args])).rejects.toThrow(message);
  });

  test('a folder with files, and a file', async () => {
    const folder = await temporaryFolder();
    await requireEmptyFolder(folder);
    await requireEmptyFolder(join(folder, 'new'));
    await mkdir(join(folder, 'content'));
    await expect(requireEmptyFolder(folder)).rejects.toThrow(`${folder} is not empty; name a new folder.`);
    await writeFile(join(folder, 'file'), '');
    await expect(requireEmptyFolder(join(folder, 'file'))).rejects.toThrow('is a file; name a new folder.');
  });
});

/** Runs the command in a process of its own. */
async function run(...args: readonly string[]): Promise<{ code: number; output: string }> {
  const { code, output, errors } = await runCommand(['new-site', ...args]);
  return { code, output: output + errors };
}

test('the command says how to see the site, and exits with 1 where it makes none', async () => {
  const folder = await temporaryFolder();
  const made = await run(folder, '--languages', 'EN', ...names);
  expect(made.output).toContain(`SITE_CONFIG=${folder}/site.config.json npm start`);
  expect(made.code).toBe(0);
  expect(await readFile(join(folder, '.vscode/settings.json'), 'utf8')).toContain(
    '/content/records/notices.json',
  );
  expect(made.output).not.toContain('SITES_DIR');
  const refused = await run(folder, '--languages', 'EN', ...names);
  expect(refused).toEqual({ code: 1, output: `${folder} is not empty; name a new folder.\n` });
});

test('the command quotes a folder with a blank, and says that SITES_DIR cannot serve it', async () => {
  const folder = join(await temporaryFolder(), 'My Village');
  const { output } = await run(folder, '--languages', 'EN', ...names);
  expect(output).toContain(`SITE_CONFIG='${folder}/site.config.json' npm start`);
  expect(output).toContain('SITES_DIR, which serves several sites, needs another name than “My Village”');
});
