import styled from '@emotion/styled';

/** A form that few need, behind a line that opens it. */
export const FoldedForm = styled('details')`
  & > summary {
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
  }
`;
