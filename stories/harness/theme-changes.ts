import type { Theme } from '../../src/engine/site-config.generated';

/** What a designer may change of the theme, as Storybook's URL has it. */
export const themeChangeNames = ['accent', 'ornament', 'control', 'card', 'text', 'gap', 'gutter'] as const;

export type ThemeChangeName = (typeof themeChangeNames)[number];

/** Changes of the theme: colours as `#RRGGBB`, lengths in px. */
export type ThemeChanges = Readonly<Partial<Record<ThemeChangeName, string>>>;

const colour = /^#[0-9a-f]{6}$/i;
const length = /^\d{1,3}$/;

const isColourName = (name: ThemeChangeName) => name === 'accent' || name === 'ornament';

/** Reads changes from Storybook's globals, which anybody can write into a URL; leaves out what is neither colour nor length. */
export function readThemeChanges(value: unknown): ThemeChanges {
  const entries = new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
  const read = themeChangeNames.flatMap((name): readonly (readonly [ThemeChangeName, string])[] => {
    const text = String(entries.get(name) ?? '');
    return (isColourName(name) ? colour : length).test(text) ? [[name, text]] : [];
  });
  return Object.fromEntries<string>(read);
}

/** The part of the config that makes the changes: colours derived from the new ones, and corners. */
export function configOfChanges(
  { accent, ornament, control, card }: ThemeChanges,
  theme: Theme,
): Partial<Theme> {
  const { light, base } = theme.colours ?? {};
  const hasColours = accent !== undefined || ornament !== undefined;
  const ownAccent = accent ?? base?.accent ?? light?.accent;
  const ownOrnament = ornament ?? base?.ornament ?? light?.motif2;
  return {
    ...(hasColours &&
      ownAccent !== undefined && {
        colours: { base: { accent: ownAccent, ...(ownOrnament !== undefined && { ornament: ownOrnament }) } },
      }),
    ...((control !== undefined || card !== undefined) && {
      radius: {
        ...theme.radius,
        ...(control !== undefined && { control: Number(control) }),
        ...(card !== undefined && { card: Number(card) }),
      },
    }),
  };
}

/** The CSS variables that the changes set: sizes are the engine's, and no part of a config. */
export function variablesOfChanges({ text, gap, gutter }: ThemeChanges): Readonly<Record<string, string>> {
  return {
    ...(text !== undefined && { '--text': `${text}px` }),
    ...(gap !== undefined && { '--gap': `${gap}px` }),
    ...(gutter !== undefined && { '--gutter': `${gutter}px` }),
  };
}
