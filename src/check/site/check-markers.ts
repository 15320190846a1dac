import { mistake } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { at, isList, itemsOf, textAt, type Json } from '../document/json-access';
import type { Path } from '../document/path';
import { pagesOf, type CheckContext } from '../check-context';
import { menuEntries, type MenuPlace } from './menu-links';

/** Checks that markers are within `shell.markers` and highlight a menu entry. */
export function checkMarkers({ config }: CheckContext): Finding[] {
  const most = at(config, 'shell', 'markers');
  const entries = menuEntries(at(config, 'menu'));
  if (typeof most !== 'number' || most < 1 || !isList(at(config, 'menu'))) return [];
  const lit = new Set(itemsOf(at(config, 'menu')).flatMap((entry) => highlightedBy(entry, config)));
  const findings = [
    ...entries.flatMap(({ entry, path }) => checkRange(at(entry, 'marker'), [...path, 'marker'], most)),
    ...pagesOf(config).flatMap(({ page, index }) => {
      const marker = at(page, 'marker');
      const path = ['pages', index, 'marker'];
      const outside = checkRange(marker, path, most);
      return outside.length > 0 ? outside : checkHighlighted(marker, path, textAt(page, 'path') ?? '', lit);
    }),
  ];
  const used = markersOf(config, entries).filter((marker) => marker > most);
  return used.length > 3 ? [tooFew(most, Math.max(...used))] : findings;
}

function markersOf(config: Json, entries: readonly MenuPlace[]): number[] {
  const all = [...entries.map(({ entry }) => entry), ...pagesOf(config).map(({ page }) => page)];
  return all.map((value) => at(value, 'marker')).filter((marker) => typeof marker === 'number');
}

/** Many markers are too large: the number of markers is wrong. */
function tooFew(most: number, largest: number): Finding {
  return {
    path: ['shell', 'markers'],
    ...mistake('marker.few', { most: String(most), largest: String(largest) }),
  };
}

function checkRange(marker: Json | undefined, path: Path, most: number): Finding[] {
  if (typeof marker !== 'number' || marker <= most) return [];
  return [
    {
      path,
      ...mistake('marker.none', { marker: String(marker), most: String(most) }),
    },
  ];
}

function checkHighlighted(
  marker: Json | undefined,
  path: Path,
  page: string,
  lit: ReadonlySet<Json>,
): Finding[] {
  if (typeof marker !== 'number' || lit.has(marker)) return [];
  return [{ path, ...mistake('marker.unlit', { page, marker: String(marker) }) }];
}

/** The marker of a top-level menu entry: its own, else that of its page. */
function highlightedBy(entry: Json, config: Json): Json[] {
  const own = at(entry, 'marker');
  if (own !== undefined) return [own];
  return pagesOf(config)
    .filter(({ path }) => path === textAt(entry, 'page'))
    .flatMap(({ page }) => at(page, 'marker') ?? []);
}
