import { fontNames } from '../../model/theme/font-names';
import type { CheckContext } from '../check-context';
import type { Finding } from '../document/finding';
import { at, entriesOf } from '../document/json-access';
import { nameHint } from '../nearest-name';

/** Checks that the scripts of the theme's fonts exist, and that the engine ships the fonts. */
export function checkFonts({ config }: CheckContext): Finding[] {
  return entriesOf(at(config, 'theme', 'fonts')).flatMap(([script, font]) => {
    const path = ['theme', 'fonts', script];
    if (/^[A-Z][a-z]{3}$/.test(script) && !isScript(script)) return [unknownScript(path, script)];
    return typeof font === 'string' && !fontNames.some((name) => name === font)
      ? [otherFont(path, font)]
      : [];
  });
}

const scripts = new Intl.DisplayNames('en', { type: 'script', fallback: 'none' });
const usual = ['Gujr', 'Deva', 'Latn', 'Beng', 'Guru', 'Knda', 'Mlym', 'Orya', 'Taml', 'Telu', 'Arab'];

const isScript = (code: string): boolean => scripts.of(code) !== undefined;

function unknownScript(path: Finding['path'], script: string): Finding {
  const message = `“${script}” is not the code of a script.`;
  return { path, onKey: true, message, hint: nameHint(script, usual) };
}

function otherFont(path: Finding['path'], font: string): Finding {
  return {
    path,
    message: `The engine has no font “${font}”; only devices on which it is installed show it.`,
    hint: nameHint(font, fontNames),
    severity: 'warning',
  };
}
