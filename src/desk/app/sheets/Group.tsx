import styled from '@emotion/styled';

/** Fields that belong together, with a legend. */
export const Group = styled('fieldset')`
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  & > legend {
    padding-inline: 4px;
    font-weight: 700;
  }
`;
