import spriteText from './icons.svg?raw';
import { iconNames, type IconName } from './icon-names';

function pathOf(name: IconName): string {
  const path = new RegExp(`<symbol id="${name}" viewBox="0 0 24 24">(<path [^<>]+/>)</symbol>`).exec(
    spriteText,
  )?.[1];
  if (path === undefined) throw new Error(`icons.svg has no icon “${name}” of 24 × 24 with one path.`);
  return path;
}

/**
 * The `path` of each icon, read from the sprite, for the HTML. `first-icon-paths.ts` replaces this module in what a
 * browser loads.
 */
export const iconPaths: ReadonlyMap<IconName, string> = new Map(
  iconNames.map((name) => [name, pathOf(name)]),
);
