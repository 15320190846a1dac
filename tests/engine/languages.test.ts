import { expect, test } from 'vitest';
import { createSiteIntl } from '../../src/site/i18n/create-intl';
import { languageLocale } from '../../src/engine/language/language-locale';
import { textDirection } from '../../src/engine/language/text-direction';

test.each([
  ['gu-IN', undefined, 'gu-IN-u-nu-latn'],
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

test('numbers are Latin where the config asks for nothing else, also in locales with other digits', () => {
  const format = (locale: string) => new Intl.NumberFormat(languageLocale({ locale })).format(12);
  expect(['ur-IN', 'mr-IN', 'bn-IN'].map(format)).toEqual(['12', '12', '12']);
});

test('counts and numbers have the digits of the language', () => {
  const message = '{count, plural, one {# ચિત્ર} other {# ચિત્રો}}, {most, number}';
  const say = (numberingSystem?: string) => {
    const locale = languageLocale({ locale: 'gu-IN', ...(numberingSystem && { numberingSystem }) });
    const intl = createSiteIntl(locale, { message });
    return [intl.formatMessage({ id: 'message' }, { count: 12, most: 1500 }), intl.formatNumber(3)];
  };
  expect(say('gujr')).toEqual(['૧૨ ચિત્રો, ૧,૫૦૦', '૩']);
  expect(say()).toEqual(['12 ચિત્રો, 1,500', '3']);
});
