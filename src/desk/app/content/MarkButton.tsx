import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

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
