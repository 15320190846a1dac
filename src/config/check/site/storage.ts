import type { Finding } from '../document/finding';
import { at, entriesOf, itemsOf, textAt, type Json } from '../document/json';
import type { Path } from '../document/path';
import { hintFor } from '../nearest';
import type { Study } from '../study';

interface Key {
  readonly key: string;
  readonly path: Path;
}

/** Keys of local storage: no two alike, and none cleared that nobody keeps. */
export function checkStorage({ config }: Study): Finding[] {
  const cached = cacheKeys(config);
  const kept = [...cached, ...flagKeys(config)];
  const twice = kept.filter(({ key }, index) => kept.slice(0, index).some((other) => other.key === key));
  return [
    ...twice.map(({ key, path }) => ({
      path,
      message: `Something else is already kept under “${key}”; the two would overwrite each other.`,
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
    return [
      { path: [...path, index], message: `No source is kept under “${key}”.`, hint: hintFor(key, keys) },
    ];
  });
}
