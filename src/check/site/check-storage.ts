import { mistake, sentence } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { at, entriesOf, itemsOf, textAt, type Json } from '../document/json-access';
import type { Path } from '../document/path';
import { nameHint } from '../nearest-name';
import type { CheckContext } from '../check-context';

interface Key {
  readonly key: string;
  readonly path: Path;
}

/** Checks that keys of local storage are unique, and that only keys in use are cleared. */
export function checkStorage({ config }: CheckContext): Finding[] {
  const cached = cacheKeys(config);
  const keys = [...cached, ...flagKeys(config)];
  const twice = keys.filter(({ key }, index) => keys.slice(0, index).some((earlier) => earlier.key === key));
  return [
    ...twice.map(({ key, path }) => ({
      path,
      ...mistake('storage.twice', { key }),
    })),
    ...checkCleared(
      config,
      cached.map(({ key }) => key),
    ),
  ];
}

function cacheKeys(config: Json): Key[] {
  return entriesOf(at(config, 'sources')).flatMap(([name, source]) =>
    keyAt(source, ['cache', 'key'], ['sources', name]),
  );
}

function flagKeys(config: Json): Key[] {
  return entriesOf(at(config, 'flags')).flatMap(([name, flag]) =>
    keyAt(flag, ['storageKey'], ['flags', name]),
  );
}

function keyAt(value: Json, path: readonly string[], base: Path): Key[] {
  const key = textAt(value, ...path);
  return key === undefined ? [] : [{ key, path: [...base, ...path] }];
}

function checkCleared(config: Json, keys: readonly string[]): Finding[] {
  const path = ['shell', 'topBar', 'languagePicker', 'clears'];
  return itemsOf(at(config, ...path)).flatMap((key, index) => {
    if (typeof key !== 'string' || keys.includes(key)) return [];
    const message = sentence('storage.notCached', { key });
    return [{ path: [...path, index], message, hint: nameHint(key, keys) }];
  });
}
