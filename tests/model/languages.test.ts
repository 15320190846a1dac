import { expect, test } from 'vitest';
import { languageLocale } from '../../src/model/language/language-locale';
import { textDirection } from '../../src/model/language/text-direction';

test.each([
  ['gu-IN', undefined, 'gu-IN'],
  ['gu-IN', 'gujr', 'gu-IN-u-nu-gujr'],
  ['ur', 'arabext', 'ur-u-nu-arabext'],
])('%s with the digits %s is formatted in %s', (locale, numberingSystem, expected) => {
  expect(languageLocale({ locale, ...(numberingSystem !== undefined && { numberingSystem }) })).toBe(
    expected,
  );
});

test.each([
  ['ur-IN', 'rtl'],
  ['ks-IN', 'rtl'],
  ['ks-Deva-IN', 'ltr'],
  ['pa-IN', 'ltr'],
  ['en-IN', 'ltr'],
])('%s is written %s', (locale, direction) => {
  expect(textDirection({ locale })).toBe(direction);
});
