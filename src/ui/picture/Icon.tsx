import { styled } from '@mui/material/styles';
import type { IconName } from './icon-names';
import { iconPaths } from './icon-paths';
import { iconSpriteUrl } from './icon-sprite';

const Svg = styled('svg')`
  width: 1.3em;
  height: 1.3em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  vertical-align: -0.28em;
`;

/** Icons that point in the direction of reading. */
const directional: ReadonlySet<IconName> = new Set(['chevron-left', 'chevron-right', 'arrow-right']);

/**
 * A decorative icon in the colour of the text. The text beside it or the name of its button carries the meaning.
 *
 * The HTML has the path, so that the first paint shows it and does not wait for the sprite, which browsers parse as a
 * document of its own. What the browser renders uses the sprite but for a few icons (`first-icon-paths.ts`), so that the
 * scripts do not have the paths, too. Hydration leaves inner HTML as it is.
 */
export function Icon({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className?: string | undefined;
}) {
  return (
    <Svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-directional={directional.has(name) ? '' : undefined}
      className={className}
      dangerouslySetInnerHTML={{
        __html: iconPaths.get(name) ?? `<use href="${iconSpriteUrl}#${name}"></use>`,
      }}
      suppressHydrationWarning
    />
  );
}
