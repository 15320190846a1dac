import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorPage } from '../../src/server/page/error-page';
import { makeSiteFiles } from '../../src/server/site/site-files';
import { readSite } from '../../src/server/site/read-site';
import { offlinePage } from '../../src/server/page/worker/offline-page';
import { runCommand } from './run-command';
import { copySampleSite, type SiteFolder } from './site-folder';
import { serveSite } from './site-server';

const root = join(import.meta.dirname, '../..');

/** Kannada in the place of Gujarati, Urdu in that of Hindi; their digits are their own. */
function translateCodes(text: string): string {
  return text
    .replace(/("code": )?"GU"(?=[:,\]])/g, '$1"KN"')
    .replace(/("code": )?"HI"(?=[:,\]])/g, '$1"UR"')
    .replace('"locale": "gu-IN"', '"locale": "kn-IN", "numberingSystem": "knda"')
    .replace('"locale": "hi-IN"', '"locale": "ur-IN"');
}

/** The sample site in Kannada, Urdu and English, without messages in the first two. */
async function siteInOtherLanguages(): Promise<SiteFolder> {
  const site = await copySampleSite();
  const suffix = '{ "KN": "ಗ್ರಾಮ ಪಂಚಾಯಿತಿ", "UR": "گرام پنچایت", "EN": "Gram Panchayat" }';
  const config = translateCodes(await site.read('site.config.json'));
  await site.write('site.config.json', config.replace('"suffix": "ગ્રામ પંચાયત"', `"suffix": ${suffix}`));
  const council = 'content/records/councilDetail.json';
  await site.write(council, translateCodes(await site.read(council)));
  const legal = join(site.folder, 'content/legal');
  for (const name of await readdir(legal)) {
    const renamed = name.replace('.GU.', '.KN.').replace('.HI.', '.UR.');
    if (renamed !== name) await cp(join(legal, name), join(legal, renamed));
  }
  for (const code of ['GU', 'HI']) await rm(join(site.folder, `content/messages/${code}.json`));
  return site;
}

/** Runs `npm run messages` in a process of its own, as a site author does. */
async function runMessages(...args: readonly string[]): Promise<{ code: number; output: string }> {
  const { code, output, errors } = await runCommand(['messages', ...args]);
  return { code, output: output + errors };
}

const messagesSchema = z.record(z.string(), z.looseObject({ text: z.string(), english: z.string() }));

/** Does what a translator does. */
async function translate(path: string, say: (english: string) => string): Promise<void> {
  const messages = messagesSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  const translated = Object.entries(messages).map(([id, one]) => [id, { ...one, text: say(one.english) }]);
  await writeFile(path, JSON.stringify(Object.fromEntries(translated)));
}

test('a site in Kannada and Urdu is made with the files that the command writes, and says what is written there', async () => {
  const site = await siteInOtherLanguages();
  for (const code of ['KN', 'UR']) {
    const { output } = await runMessages(code.toLowerCase(), site.config);
    expect(output).toMatch(new RegExp(`messages/${code}\\.json has \\d+ messages to translate`));
    await translate(join(site.folder, `content/messages/${code}.json`), (english) => `${code} ${english}`);
  }
  const { site: read, problems } = await readSite({ config: site.config, engineFolder: root });
  expect(problems.map(({ severity }) => severity)).toEqual(['note', 'note', 'note', 'note']);
  if (!read) throw new Error('The site has mistakes.');
  const url = await serveSite({ checked: read });
  const [kannada, urdu] = await Promise.all(
    ['kn', 'ur'].map(async (code) => (await fetch(`${url}/${code}/question`)).text()),
  );
  expect(urdu).toContain('<html lang="ur" dir="rtl">');
  expect(urdu).toContain('UR Home');
  expect(urdu).toContain('مرکزی مواد پر جائیں');
  expect(urdu).toMatch(/<title>[^<|]*گرام پنچایت \| Question<\/title>/);
  expect(kannada).toContain('<html lang="kn" dir="ltr">');
  expect(kannada).toContain('ಮುಖ್ಯ ವಿಷಯಕ್ಕೆ ಹೋಗಿ');
  expect(kannada).toMatch(/<title>[^<|]*ಗ್ರಾಮ ಪಂಚಾಯಿತಿ \| Question<\/title>/);
  expect(urdu, 'the mirrored icons').toContain('[dir=rtl] svg[data-directional]');
  expect(urdu, 'an icon that is mirrored').toMatch(/<svg[^>]* data-directional=""/);
  expect(urdu, 'a date that keeps its order').toContain('\u206615-08-1962\u2069');
  expect(await (await fetch(`${url}/ur/site.webmanifest`)).json()).toMatchObject({ lang: 'ur', dir: 'rtl' });
  expect(errorPage(read, []).html).toContain('<section lang="ur" dir="rtl">');
  const { UR } = (await makeSiteFiles(read, () => Promise.resolve(null))).sites;
  expect(UR && offlinePage(read, UR).html).toContain('<html lang="ur" dir="rtl">');
  expect(kannada, 'the year of the copyright line').toMatch(/KN © ೨೦\p{Nd}{2} /u);
});

test('the command writes a single message that is missing', async () => {
  const site = await copySampleSite();
  const file = 'content/messages/HI.json';
  await site.write(file, (await site.read(file)).replace(/"menu\.home": "[^"]*",/, ''));
  const { output, code } = await runMessages('HI', site.config);
  expect(code).toBe(0);
  expect(output).toContain('messages/HI.json has 1 message to translate.');
  expect(await site.read(file)).toContain('"usage": "menu[0].label"');
});
