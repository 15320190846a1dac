import styled from '@emotion/styled/base';
import sprite from './icons.svg?url&no-inline';
import type { IconName } from './icon-names';

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

/** A decorative icon in the colour of the text. The text beside it or the name of its button carries the meaning. */
export function Icon({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className?: string | undefined;
}) {
  return (
    <Svg aria-hidden="true" focusable="false" className={className}>
      <use href={`${sprite}#${name}`} />
    </Svg>
  );
}
