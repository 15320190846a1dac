import { mistake } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { isObject } from '../../engine/json/json';
import { at, isList, itemsOf, textAt, entriesOf, type Json } from '../document/json-access';
import type { Path } from '../document/path';
import type { CheckContext } from '../check-context';

/** Checks numbers that depend on each other within a section. */
export function checkLayout({ config }: CheckContext): Finding[] {
  return sectionsIn(config, []).flatMap(({ section, path }) => [
    ...checkShares(section, path),
    ...checkLabels(section, path),
    ...checkNumerals(section, path, config),
  ]);
}

interface SectionPlace {
  readonly section: Json;
  readonly path: Path;
}

/** All sections, at any depth. */
function sectionsIn(value: Json, path: Path): SectionPlace[] {
  if (isObject(value) && textAt(value, 'template') !== undefined) return [{ section: value, path }];
  const inner: (readonly [string | number, Json])[] = isList(value)
    ? value.map((item, index) => [index, item])
    : [...entriesOf(value)];
  return inner.flatMap(([key, child]) => sectionsIn(child, [...path, key]));
}

function checkShares(section: Json, path: Path): Finding[] {
  const shares = itemsOf(at(section, 'columns')).map((column) => at(column, 'share'));
  const sum = shares.reduce<number>((total, share) => total + (typeof share === 'number' ? share : 0), 0);
  if (sum <= 100) return [];
  return [
    {
      path: [...path, 'columns'],
      ...mistake('layout.shares', { sum: String(sum) }),
    },
  ];
}

function checkLabels(section: Json, path: Path): Finding[] {
  return itemsOf(at(section, 'ways')).flatMap((way, index) => {
    const labels = at(way, 'labels');
    const fields = itemsOf(at(way, 'fields'));
    if (!isList(labels) || labels.length === fields.length) return [];
    const counts = { labels: String(labels.length), fields: String(fields.length) };
    return [{ path: [...path, 'ways', index, 'labels'], ...mistake('layout.labels', counts) }];
  });
}

/** Numbered labels use the languages' numerals, so each language needs one per term. */
function checkNumerals(section: Json, path: Path, config: Json): Finding[] {
  const terms = itemsOf(at(section, 'relabel', 'terms')).length;
  return itemsOf(at(config, 'languages', 'list')).flatMap((language, index) => {
    const numerals = at(language, 'numerals');
    if (!isList(numerals) || numerals.length >= terms) return [];
    const counts = { numerals: String(numerals.length), terms: String(terms) };
    const place = `${String(path[0])}[${String(path[1])}]`;
    return [
      { path: ['languages', 'list', index, 'numerals'], ...mistake('layout.numerals', { ...counts, place }) },
    ];
  });
}
