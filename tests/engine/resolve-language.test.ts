import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { resolveCode, resolveLanguage } from '../../src/engine/language/resolve-language';
import { contextIn } from './binding/sample-context';

const { config } = contextIn('GU').site;

describe('the language of a code (B1.2.3)', () => {
  test.each<[string | null | undefined, string]>([
    ['GU', 'GU'],
    ['gu', 'GU'],
    ['hI', 'HI'],
    ['EN', 'EN'],
    ['', 'GU'],
    [null, 'GU'],
    [undefined, 'GU'],
    ['FR', 'EN'],
    ['toString', 'EN'],
    [' GU', 'EN'],
    ['\ud800', 'EN'],
  ])('%j is %s', (code, language) => {
    expect(resolveLanguage(config, { requested: code }).code).toBe(language);
  });

  test('throws when the config does not list the language for unknown codes', () => {
    const languages = { ...config.languages, list: [] };
    expect(() => resolveLanguage({ languages }, { requested: 'FR' })).toThrow('“EN” is not in the list');
  });
});

describe("the visitor's language (B4.1.1)", () => {
  test.each([
    [{ page: 'HI', stored: 'EN', requested: 'GU' }, 'HI'],
    [{ page: null, stored: 'HI', requested: 'GU' }, 'HI'],
    [{ page: '', stored: '', requested: 'hi' }, 'HI'],
    [{ page: 'hi', stored: 'EN' }, 'HI'],
    [{ stored: 'gu' }, 'EN'],
    [{ stored: 'Hi', requested: 'HI' }, 'EN'],
    [{ stored: 'FR', requested: 'HI' }, 'EN'],
    [{}, 'GU'],
  ])('of %j is %s', (hints, language) => {
    expect(resolveLanguage(config, hints).code).toBe(language);
  });

  test('is found by the text of the function alone, which static exports send', () => {
    const { languages } = config;
    const context = { languages, hints: { stored: 'HI' } };
    expect(runInNewContext(`(${resolveCode.toString()})(languages, hints)`, context)).toBe('HI');
  });
});
