/** The focus ring inside an element, where it would be clipped outside. */
export const innerFocusStyles = `
  border-radius: 0;
  box-shadow:
    inset 0 0 0 2px var(--focus),
    inset 0 0 0 5px var(--focus-halo);
`;
