import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deskLanguages } from '../../src/desk/messages/desk-languages';
import screenTexts from '../../src/desk/messages/screens/EN.json';
import { loadOnce } from '../../src/desk/messages/load-desk-messages';
import { deskMessages } from '../../src/desk/messages/desk-messages';

/** The names of the values of a text, such as `count` in `{count, plural, one {…} other {…}}`. */
const valuesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort();

test.each(deskLanguages)(
  'the texts of the desk in $code can be read, with the values of the English ones',
  ({ code, locale }) => {
    const { isOwn, messages } = deskMessages(code);
    expect(isOwn).toBe(true);
    const english = Object.entries(deskMessages('EN').messages);
    const own = new Map(Object.entries(messages));
    for (const [id, text] of english) {
      const said = own.get(id) ?? '';
      expect(() => new IntlMessageFormat(said, locale), id).not.toThrow();
      expect(valuesOf(said), id).toEqual(valuesOf(text));
    }
  },
);

test('texts that could not be loaded are not asked for again and again, but later', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let requests = 0;
  const load = loadOnce(async () => {
    requests += 1;
    throw new Error('no line');
  });
  for (let renders = 0; renders < 3; renders += 1) await expect(load('GU')).rejects.toThrow('no line');
  expect(requests).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(load('GU')).rejects.toThrow('no line');
  expect(requests).toBe(2);
});

/** Screens whose texts are loaded with them (`LoadedWords`), and their parts. */
const screens = [
  ...[
    'broadcasts/',
    'colours/',
    'shares/',
    'sheets/',
    'sites/',
    'content/CodesScreen',
    'content/FreshnessScreen',
    'people/LogScreen',
    'people/AccountScreen',
  ],
  ...[
    'MailForm',
    'PasskeyForm',
    'PasskeyList',
    'PasswordForm',
    'PushSwitch',
    'SessionList',
    'SignInNamesForm',
  ].map((name) => `people/${name}`),
];

test('the texts of screens that few people open are named in these screens only', () => {
  const folder = join(import.meta.dirname, '../../src/desk/app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !screens.some((screen) => file.startsWith(screen)),
  );
  const source = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  expect(Object.keys(screenTexts).filter((id) => source.includes(`'${id}'`))).toEqual([]);
});
