import styled from '@emotion/styled';

/** List of what a person can remove from their own account. */
export const AccountList = styled('ul')`
  border-top: 1px solid var(--line);
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
    min-height: 72px;
    padding-block: 12px;
    border-bottom: 1px solid var(--line);
  }
`;
