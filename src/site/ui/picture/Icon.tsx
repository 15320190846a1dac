import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { iconPaths, type IconName } from './icon-paths';

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

const ownPaths: Readonly<Partial<Record<IconName, string>>> = iconPaths;

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A decorative icon in the colour of the text. The text beside it or the name of its button carries the meaning. */
export function Icon({ name, className }: IconProps) {
  const { icons } = useTheme();
  return (
    <Svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-directional={directional.has(name) ? '' : undefined}
      className={className}
    >
      <path d={ownPaths[name] ?? icons?.[name]} />
    </Svg>
  );
}
