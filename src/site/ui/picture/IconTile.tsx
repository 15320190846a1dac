import styled from '@emotion/styled';
import { Icon } from './Icon';

/** An icon on a tinted square. */
export const IconTile = styled(Icon)`
  box-sizing: content-box;
  padding: 10px;
  border-radius: var(--radius-control);
  background: var(--accent-soft);
  color: var(--accent);
`;
