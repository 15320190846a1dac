import IconButton from '@mui/material/IconButton';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** The buttons of a row. */
export const ButtonRow = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  & > button[aria-disabled='true'] {
    color: var(--line-strong);
  }
`;

interface MarkButtonProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button with an icon, named by its label. */
export function MarkButton({ label, isOff = false, onClick, children }: MarkButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {children}
    </IconButton>
  );
}
