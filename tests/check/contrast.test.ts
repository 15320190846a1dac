import { inEnglish } from '../../src/check/sentences/sentence';
import { expect, test } from 'vitest';
import { parseJsonFile } from '../../src/check/document/json-document';
import { checkContrast } from '../../src/check/site/check-contrast';

const findings = (theme: Readonly<Record<string, unknown>>) =>
  checkContrast({
    config: parseJsonFile({ file: 'config', text: JSON.stringify({ theme }) }).document?.value ?? null,
    references: [],
    choices: [],
    entities: {},
    messageIds: new Set(),
    texts: {},
  }).map(({ path, message, severity = 'error' }) => `${severity} ${path.join('.')}: ${inEnglish(message)}`);

test('base colours with enough contrast, and a theme without colours, have no mistake', () => {
  expect(findings({})).toEqual([]);
  expect(findings({ colours: { base: { accent: '#6b2340', ornament: '#E8B23A' } } })).toEqual([]);
});

test('base colours that cannot be used as they are, are noted with what is used instead', () => {
  const base = { accent: '#F2BC3F', ornament: '#30101D', ground: '#888888' };
  expect(findings({ colours: { base } })).toMatchInlineSnapshot(`
    [
      "note theme.colours.base.accent: #F2BC3F has too little contrast: the site uses #735400 instead.",
      "note theme.colours.base.ornament: #30101D has too little contrast: the site uses #CA9EAD instead.",
      "note theme.colours.base.ground: #888888 has too little contrast: the site uses #E5E5E5 instead.",
    ]
  `);
});

test('own colours are checked against the derived ones, in both schemes', () => {
  const colours = {
    base: { accent: '#6B2340' },
    light: { onAccent: '#6B2340' },
    dark: { surface: '#888888' },
  };
  expect(findings({ colours })).toMatchInlineSnapshot(`
    [
      "error theme.colours.light.onAccent: Too little contrast: “onAccent” on “accent” (1.93, at least 7 required), “onAccent” on “accentHover” (1.93, at least 7 required).",
      "error theme.colours.dark.surface: Too little contrast: “ink” on “surface” (2.97, at least 7 required), “inkSoft” on “surface” (2.03, at least 7 required), “error” on “surface” (2.06, at least 4.5 required), “accent” on “surface” (3.54, at least 7 required), “accentHover” on “surface” (3.54, at least 7 required), “lineStrong” on “surface” (1.18, at least 3 required).",
      "note theme.colours.base.accent: #6B2340 has too little contrast: the site uses #000000 instead.",
    ]
  `);
});

test('the dark scheme is checked unless it is off', () => {
  const colours = { dark: { bar: '#EEEEEE' } };
  expect(findings({ colours })).toHaveLength(1);
  expect(findings({ colours, darkScheme: 'off' })).toEqual([]);
});

test('what is no colour is left to the check of shapes', () => {
  expect(findings({ colours: { base: { accent: 'red' }, light: { accent: 5 }, dark: null } })).toEqual([]);
});
