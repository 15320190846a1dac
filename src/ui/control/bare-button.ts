/** Styles of a button that shows an icon or a mark only, large enough to be touched. */
export const bareButtonStyles = `
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
`;
