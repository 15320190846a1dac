import { expect, test } from 'vitest';
import { bindText } from '../../../src/engine/binding/text';
import type { NumberFormat } from '../../../src/engine/site-config.generated';
import { contextIn, type Code } from './sample-context';

/** A field `area` of kind number, bound with a format, in a language. */
function textOf(code: Code, format: NumberFormat, value: unknown, numberingSystem?: string) {
  const context = contextIn(code, { area: 'number' });
  const { config, language } = context.site;
  const site = {
    ...context.site,
    language: { ...language, ...(numberingSystem !== undefined && { numberingSystem }) },
    config: { ...config, display: { ...config.display, numbers: { land: format } } },
  };
  return bindText({ field: 'area', format: 'land' }, { area: value }, { ...context, site });
}

const hectares = { unit: { GU: 'હેક્ટર', HI: 'हेक्टेयर', EN: 'ha' } };

test.each<[Code, NumberFormat, unknown, string | undefined]>([
  ['EN', hectares, 1250.5, '1,250.5\u00a0ha'],
  ['GU', hectares, '123456', '1,23,456\u00a0હેક્ટર'],
  ['HI', hectares, 0, '0\u00a0हेक्टेयर'],
  ['EN', { decimals: 1 }, 2.25, '2.3'],
  ['EN', { decimals: 0 }, 2.5, '3'],
  ['EN', {}, 2.12345, '2.123'],
  ['EN', hectares, 'much', undefined],
  ['EN', hectares, null, undefined],
])('%s %o: %j is %j', (code, format, value, text) => {
  expect(textOf(code, format, value)?.text).toBe(text);
});

test('a number has the digits of its language, and does not wrap', () => {
  expect(textOf('GU', hectares, 12.5, 'gujr')).toEqual({ text: '૧૨.૫\u00a0હેક્ટર', unbroken: true });
});

test('a number without a format has no unit', () => {
  const context = contextIn('EN', { area: 'number' });
  expect(bindText('area', { area: 1234.5 }, context)?.text).toBe('1,234.5');
});
