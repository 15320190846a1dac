import { mistake, sentence } from '../sentences/sentence';
import { languageScript } from '../../engine/language/language-script';
import { bundledFonts, fontNames } from '../../engine/theme/font-names';
import type { CheckContext } from '../check-context';
import type { Finding } from '../document/finding';
import { at, entriesOf, itemsOf, keysOf, textAt, type Json } from '../document/json-access';
import { nameHint } from '../nearest-name';

/**
 * Checks that the scripts of the theme's fonts exist, that the engine or the site has the fonts, and that each language
 * has one.
 */
export function checkFonts({ config }: CheckContext): Finding[] {
  const own = keysOf(at(config, 'theme', 'fontFiles'));
  const named = entriesOf(at(config, 'theme', 'fonts')).flatMap(([script, font]) => {
    const path = ['theme', 'fonts', script];
    if (/^[A-Z][a-z]{3}$/.test(script) && !isScript(script)) return [unknownScript(path, script)];
    const known = [...fontNames, ...own];
    return typeof font === 'string' && !known.includes(font) ? [otherFont(path, font, known)] : [];
  });
  return [...named, ...withoutFont(config), ...unusedFamilies(config)];
}

const scripts = new Intl.DisplayNames('en', { type: 'script', fallback: 'none' });

const isScript = (code: string): boolean => scripts.of(code) !== undefined;

function unknownScript(path: Finding['path'], script: string): Finding {
  const message = sentence('themeFont.noScript', { script });
  return { path, onKey: true, message, hint: nameHint(script, Object.keys(bundledFonts)) };
}

function otherFont(path: Finding['path'], font: string, known: readonly string[]): Finding {
  return {
    path,
    message: sentence('themeFont.elsewhere', { font }),
    hint: nameHint(font, known),
    severity: 'warning',
  };
}

/** The script of a locale; undefined for a text that is none. */
function scriptOf(locale: string): string | undefined {
  try {
    return languageScript(locale) || undefined;
  } catch {
    return undefined;
  }
}

/** Languages in scripts for which neither the theme nor the engine has a font. */
function withoutFont(config: Json): Finding[] {
  const known = [...Object.keys(bundledFonts), ...keysOf(at(config, 'theme', 'fonts'))];
  return itemsOf(at(config, 'languages', 'list')).flatMap((language, index): Finding[] => {
    const script = scriptOf(textAt(language, 'locale') ?? '');
    if (script === undefined || known.includes(script)) return [];
    return [
      {
        path: ['languages', 'list', index, 'locale'],
        ...mistake('themeFont.none', { script }),
        severity: 'warning',
      },
    ];
  });
}

/** Families in files that no script has. */
function unusedFamilies(config: Json): Finding[] {
  const used = entriesOf(at(config, 'theme', 'fonts')).map(([, font]) => font);
  return keysOf(at(config, 'theme', 'fontFiles'))
    .filter((family) => !used.includes(family))
    .map((family) => ({
      path: ['theme', 'fontFiles', family],
      onKey: true,
      ...mistake('themeFont.unused', { font: family }),
      severity: 'warning',
    }));
}
