import { describe, expect, test } from 'vitest';
import { tagText } from '../../../src/engine/binding/tagged-text';
import { contextIn, type Code } from './sample-context';

describe('words', () => {
  test.each<[string, Code, string, string | undefined]>([
    ['Gujarati on a Gujarati page', 'GU', 'મોતીપુરા', undefined],
    ['Gujarati on an English page', 'EN', 'મોતીપુરા', 'gu'],
    ['Gujarati on a Hindi page', 'HI', 'મોતીપુરા', 'gu'],
    ['Hindi on a Gujarati page', 'GU', 'मोतीपुरा', 'hi'],
    ['English on a Gujarati page', 'GU', 'Motipura', 'en'],
    ['a mixture that holds the page’s own letters', 'GU', 'મોતીપુરા (Motipura)', undefined],
    ['figures only', 'EN', '12-34', undefined],
    ['nothing', 'EN', '', undefined],
    ['letters of a script that no language of the site has', 'EN', 'Привет', undefined],
  ])('%s', (_, code, text, lang) => {
    expect(tagText(text, contextIn(code).site)).toEqual(lang === undefined ? { text } : { text, lang });
  });
});
