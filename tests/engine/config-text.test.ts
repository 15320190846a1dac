import { expect, test } from 'vitest';
import { inlineText } from '../../src/engine/site/config-text';
import { contextIn } from './binding/sample-context';

const { site } = contextIn('HI');

test('an inline text is in the language of the site, else in the default one', () => {
  expect(inlineText({ GU: 'ગામ', HI: 'गाँव' }, site)).toBe('गाँव');
  expect(inlineText({ GU: 'ગામ' }, site)).toBe('ગામ');
  expect(inlineText({}, site)).toBe('');
});

test('values replace the names in braces; unknown names stay', () => {
  expect(inlineText({ HI: '{count} / {total} {other}' }, site, { count: 1, total: 'x' })).toBe(
    '1 / x {other}',
  );
});
