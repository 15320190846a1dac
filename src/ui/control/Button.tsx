import { styled } from '@mui/material/styles';

/** The primary button, at most one per view. `as="a"` makes it a link; `aria-disabled` keeps it focusable. */
export const Button = styled('button')`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 48px;
  padding: 8px 20px;
  border: 1.5px solid var(--accent);
  border-radius: var(--radius-control);
  background: var(--accent);
  color: var(--on-accent);
  font-size: var(--control);
  font-weight: 700;
  line-height: 1.35;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 120ms ease-out;
  &:hover {
    background: var(--accent-hover);
    border-color: var(--accent-hover);
    color: var(--on-accent);
  }
  &:active {
    transform: translateY(1px);
  }
  &[aria-disabled='true'] {
    background: var(--sunken);
    border: 1.5px dashed var(--line-strong);
    color: var(--ink-soft);
    font-weight: 400;
    cursor: not-allowed;
    transform: none;
  }
`;

/** The secondary button, with an accent border. */
export const PlainButton = styled(Button)`
  background: var(--surface);
  color: var(--accent);
  &:hover {
    background: var(--accent-soft);
    color: var(--accent-hover);
  }
`;

/** A square button that holds only an icon; it needs an `aria-label`. */
export const IconButton = styled('button')`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--ink);
  font-size: 1rem;
  cursor: pointer;
  &:hover {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent-hover);
  }
`;
