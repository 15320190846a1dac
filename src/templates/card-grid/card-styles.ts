import styled from '@emotion/styled';
import { ItemTitle } from '../shared/ItemTitle';

/** Cards of at least 340 px, as many beside each other as fit. */
export const CardList = styled('ul')`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  @media (min-width: 768px) {
    gap: 24px;
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;

/** The heading of a card, of one size whatever its level. */
export const CardHeading = styled(ItemTitle)`
  font-size: var(--h3);
  text-wrap: wrap;
`;
