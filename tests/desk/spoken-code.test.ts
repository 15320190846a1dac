import { expect, test } from 'vitest';
import { enterFragment, readEnterFragment } from '../../src/desk/api/sites-api';
import { spokenCode } from '../../src/desk/app/language/LanguageProvider';

const start = { language: 'MR', languages: { list: [{ code: 'MR' }, { code: 'HI' }] } };

test.each([
  [null, 'MR'],
  ['GU', 'GU'],
  ['EN', 'EN'],
  ['HI', 'MR'],
  ['XX', 'MR'],
  ['toString', 'MR'],
])('with %j stored, the desk of a site in MR and HI speaks %s (B11.9.29)', (stored, spoken) => {
  expect(spokenCode(start, stored)).toBe(spoken);
});

test('the fragment of a pass gives back token and language, and nothing for another address', () => {
  const pass = { token: 'a-b_c', language: 'GU' };
  expect(readEnterFragment(enterFragment(pass.token, pass.language))).toEqual(pass);
  expect(readEnterFragment('')).toEqual({ token: '', language: '' });
});
