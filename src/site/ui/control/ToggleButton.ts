import styled from '@emotion/styled';

/**
 * A button that is pressed or not (`aria-pressed`): a rectangle that points at the content for categories, a pill for titles
 * (`data-look`). On another surface, what is around it sets the colours of the pressed one: --pressed and --on-pressed.
 */
export const ToggleButton = styled('button')`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  justify-content: center;
  position: relative;
  min-width: 44px;
  max-width: 100%;
  min-height: 48px;
  padding: 8px 18px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--control);
  line-height: 1.35;
  vertical-align: middle;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color 120ms ease-out,
    border-color 120ms ease-out;
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:hover {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  &:active {
    transform: translateY(1px);
  }
  &[aria-pressed='true'],
  &[aria-pressed='true']:hover {
    border-color: var(--pressed, var(--accent));
    background: var(--pressed, var(--accent));
    color: var(--on-pressed, var(--on-accent));
    font-weight: 700;
  }
  &[aria-pressed='true'][data-look='categories']::after {
    content: '';
    position: absolute;
    left: 50%;
    bottom: -10px;
    width: 18px;
    height: 9px;
    margin-left: -9px;
    background: var(--accent);
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
  &[data-look='pills'],
  &[data-look='pills']:focus-visible {
    border-radius: 22px;
  }
  &[data-look='pills'] {
    min-height: 44px;
    padding: 6px 18px;
    text-align: start;
  }
  &[aria-pressed='true'][data-look='pills'] {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
    color: var(--accent-hover);
  }
  &[aria-pressed='true'][data-look='pills']:focus-visible {
    box-shadow:
      inset 0 0 0 1px var(--accent),
      0 0 0 2px var(--focus),
      0 0 0 5px var(--focus-halo);
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-width: 4px;
    }
  }
`;
