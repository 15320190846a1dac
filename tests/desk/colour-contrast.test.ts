import { expect, test } from 'vitest';
import { faintPairsOf, replacementOf } from '../../src/desk/app/colours/colour-contrast';

const light = (name: string) => `theme.colours.light.${name}`;

test('a colour that cannot be read on another one names it, with the contrast that is needed', () => {
  const values = { [light('accent')]: '#9FD0D4' };
  const [first] = faintPairsOf(light('accent'), values);
  expect(first).toMatchObject({ front: 'accent', back: 'ground', least: 4.5 });
  expect(first?.contrast).toBeLessThan(2);
  expect(faintPairsOf(light('accent'), { [light('accent')]: '#0B5258' })).toEqual([]);
  expect(faintPairsOf(light('accent'), { [light('accent')]: 'teal' })).toEqual([]);
});

test('both colours of a pair say so', () => {
  const values = { [light('bar')]: '#F0C040', [light('motif2')]: '#E3A92B' };
  for (const name of ['bar', 'motif2'])
    expect(faintPairsOf(light(name), values)).toContainEqual(
      expect.objectContaining({ front: 'motif2', back: 'bar' }),
    );
});

test('a base colour that is too pale is replaced, and one that can be read is not', () => {
  const base = (accent: string) => ({ 'theme.colours.base.accent': accent });
  expect(replacementOf('theme.colours.base.accent', base('#F0E0E0'))).toMatch(/^#[0-9A-F]{6}$/);
  expect(replacementOf('theme.colours.base.accent', base('#6B2340'))).toBeNull();
});
