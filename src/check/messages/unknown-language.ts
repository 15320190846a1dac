import { sentence } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { keysOf, type Json } from '../document/json-access';
import type { Path } from '../document/path';
import { nameHint } from '../nearest-name';

/**
 * The first key of an object with a text per language that is no language of the site; none where all are.
 * @param proposed codes that the hint lists; those of the site by default
 */
export function unknownLanguage(
  path: Path,
  texts: Json,
  codes: readonly string[],
  proposed: readonly string[] = codes,
): Finding[] {
  const unknown = keysOf(texts).find((code) => !codes.includes(code));
  if (unknown === undefined) return [];
  const message = sentence('language.unknown', { code: unknown });
  return [{ path: [...path, unknown], onKey: true, message, hint: nameHint(unknown, proposed) }];
}
