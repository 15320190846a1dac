/** The font families that the engine ships, by the script (ISO 15924) that they are for. */
export const bundledFonts = {
  Gujr: 'Hind Vadodara',
  Deva: 'Noto Sans Devanagari',
  Latn: 'Hind',
  Beng: 'Noto Sans Bengali',
  Guru: 'Noto Sans Gurmukhi',
  Knda: 'Noto Sans Kannada',
  Mlym: 'Noto Sans Malayalam',
  Orya: 'Noto Sans Oriya',
  Taml: 'Noto Sans Tamil',
  Telu: 'Noto Sans Telugu',
  Arab: 'Noto Naskh Arabic',
} as const;

export type FontName = (typeof bundledFonts)[keyof typeof bundledFonts];

/** Families that a theme may name; others are files of the site, or must be installed on the visitor's device. */
export const fontNames: readonly string[] = Object.values(bundledFonts);

/** Script (ISO 15924) → font family. */
export type FontsByScript = Readonly<Record<string, string>>;

/** The families of some scripts and of Latin: those of the theme, or else the ones that the engine ships. */
export function fontsOfScripts(scripts: readonly string[], themeFonts: FontsByScript = {}): FontsByScript {
  const bundled: FontsByScript = bundledFonts;
  const wanted = [...new Set([...scripts, 'Latn'])].flatMap((script) => {
    const family = themeFonts[script] ?? bundled[script];
    return family === undefined ? [] : [[script, family] as const];
  });
  return { ...Object.fromEntries(wanted), ...themeFonts };
}
