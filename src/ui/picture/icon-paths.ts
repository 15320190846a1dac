import spriteText from './icons.svg?raw';
import { iconNames, type IconName } from './icon-names';

/** Reads the `path` of each icon from the sprite. Throws if it lacks one. */
export function readIconPaths(): ReadonlyMap<IconName, string> {
  return new Map(
    iconNames.map((name) => {
      const path = new RegExp(`<symbol id="${name}" viewBox="0 0 24 24">(<path [^<>]+/>)</symbol>`).exec(
        spriteText,
      )?.[1];
      if (path === undefined) throw new Error(`icons.svg has no icon “${name}” of 24 × 24 with one path.`);
      return [name, path];
    }),
  );
}
