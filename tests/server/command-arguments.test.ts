import { describe, expect, test } from 'vitest';
import { unknownLanguageError } from '../../scripts/messages/unknown-language';
import { parseCommandLine } from '../../src/server/command-line';
import { readArguments } from '../../src/operations/export/export-arguments';
import { temporaryFolder } from '../temporary-folder';
import { runCommand, runScript } from './run-command';

/** A data folder that has no database. */
const withoutDatabase = async () => ({ DATA_DIR: await temporaryFolder(), DATABASE_URL: '' });

/** Runs a command of the built program. */
const run = async (...args: readonly string[]) => runCommand(args, await withoutDatabase());

test.concurrent('start refuses arguments in one line', async () => {
  const ended = await runScript('scripts/start.mjs', ['--port', '9000'], await withoutDatabase());
  const errors =
    '“npm start” takes no arguments, but has “--port”. ' +
    'Its settings are environment variables (docs/operating.md): PORT=9000 npm start\n';
  expect(ended).toEqual({ code: 1, output: '', errors });
});

test.concurrent('a command that runs from source refuses an unknown option, and says how it is called', async () => {
  const { code, output, errors } = await runScript(
    'scripts/site.mjs',
    ['reference', '--foo'],
    await withoutDatabase(),
  );
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^Unknown option '--foo'\.\n\nnpm run reference -- /);
});

test.concurrent.each([
  ['check', ['a.json', 'b.json'], 'Unexpected argument “b.json”.'],
  ['messages', ['KN', '--write'], '--write belongs to --unused.'],
  ['submissions', ['lst'], '“lst” is not a command. Did you mean “list”?'],
])('%s refuses %j, and says how it is called', async (script, args, message) => {
  const { code, output, errors } = await run(script, ...args);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(new RegExp(`^.+\n\nnpm run ${script} -- `));
  expect(errors.split('\n')[0]).toBe(message);
});

test.concurrent.each(['editor', 'visits'])('%s --help prints how it is called', async (script) => {
  const { code, output, errors } = await run(script, '--help');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(new RegExp(`^(?:npm run ${script} -- .+\n)+\n`));
});

test.concurrent('check --json prints one object, wherever it is', async () => {
  const { code, output } = await run('check', 'nowhere.json', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({ ok: false, errors: 1, problems: [{ file: 'nowhere.json' }] });
});

test.each([
  [['--foo'], "Unknown option '--foo'."],
  [['--all=yes'], "Option '--all' does not take an argument."],
  [['--out'], "Option '--out <value>' argument missing."],
  [
    ['--out', '--all'],
    "Option '--out' argument is ambiguous. Did you forget to specify the option argument for '--out'?",
  ],
  [['one', 'two'], 'Unexpected argument “two”.'],
])('the arguments %j are refused in a sentence, before the usage', (args, message) => {
  const options = { out: { type: 'string' }, all: { type: 'boolean' } } as const;
  const read = () => parseCommandLine(args, { usage: 'usage', options, positionals: 1 });
  expect(read).toThrow(`${message}\n\nusage`);
});

test.each([
  [['--foo'], "Unknown option '--foo'."],
  [['site'], 'Unexpected argument “site”.'],
  [['--out'], "Option '--out <value>' argument missing."],
  [['--out', ''], '--out is missing: name the folder that receives the files.'],
  [
    ['--out', 'site', '--mirror', '--server', 'https://forms.example.in'],
    '--mirror and --server exclude each other: the server is the one that does not answer.',
  ],
  [['--server', 'https://forms.example.in'], '--out is missing: name the folder that receives the files.'],
])('the export names the mistake in %j before its usage', (args, message) => {
  expect(() => readArguments(args)).toThrow(`${message}\n\nnpm run export -- --out FOLDER`);
});

test.each([
  ['--server', 'forms.example.in', 'expected an address such as https://forms.example.in'],
  ['--server', 'https://forms.example.in/path', 'expected an address such as https://forms.example.in'],
  ['--part', '0/2', 'expected K/N, such as 2/4'],
  ['--part', '3/2', 'expected K/N, such as 2/4'],
  ['--part', 'a/b', 'expected K/N, such as 2/4'],
  ['--part', '', 'expected K/N, such as 2/4'],
])('the export refuses %s %j', (option, value, message) => {
  expect(() => readArguments(['--out', 'site', option, value])).toThrow(`${option} ${value}: ${message}`);
});

test('the export of one site has no parts', () => {
  expect(readArguments(['--out', 'site', '--part', '2/4'])).toEqual({
    folder: 'site',
    formServer: null,
    mirror: false,
    part: { first: 2, count: 4 },
  });
});

describe('a language that the config does not have', () => {
  const languages = { list: [{ code: 'GU' }, { code: 'EN' }] };
  const config = { file: 'site.config.json', text: JSON.stringify({ languages }) };
  const mistake = (code: string) => `“${code}” is not a language of site.config.json, which has GU, EN.`;
  const languageOfEngine = (code: string, rest: string) =>
    `To add ${code}, write {"code":"${code}",${rest}} into “languages.list” first.`;
  const kannada = languageOfEngine('KN', '"locale":"kn-IN","label":"ಕನ್ನ","name":"ಕನ್ನಡ"');
  const anyLanguage =
    'To add a language, write its code, locale, label and name into “languages.list” first.';

  test.each([
    ['KN', [kannada]],
    ['KNN', ['Did you mean “KN”?', kannada]],
    ['GUU', ['Did you mean “GU”?']],
    ['XX', [anyLanguage]],
    ['../../evil', [anyLanguage]],
  ])('%s is refused with advice', (code, advice) => {
    expect(unknownLanguageError(code, config).message.split('\n')).toEqual([mistake(code), ...advice]);
  });

  test('is refused where the config has none', () => {
    const { message } = unknownLanguageError('KN', { file: 'site.config.json', text: '{}' });
    expect(message).toContain('which has none.');
  });
});
