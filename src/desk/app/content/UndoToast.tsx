import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import styled from '@emotion/styled';
import { useSay } from '../language/use-say';

/** Time in ms that is left for an undo. */
const shownMs = 15_000;

const Toast = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  max-width: 560px;
  padding: 6px 8px 6px 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  box-shadow: 0 4px 16px rgb(0 0 0 / 0.2);
  overflow-wrap: anywhere;
`;

interface UndoToastProps {
  readonly text: string;
  readonly undo: () => void;
  readonly onClose: () => void;
}

/** That something was deleted, with a button that takes it back. */
export function UndoToast({ text, undo, onClose }: UndoToastProps) {
  const say = useSay();
  return (
    <Snackbar
      open
      autoHideDuration={shownMs}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
    >
      <Toast role="status">
        {text}
        <Button
          variant="text"
          onClick={() => {
            undo();
            onClose();
          }}
        >
          {say('content.undoDelete')}
        </Button>
      </Toast>
    </Snackbar>
  );
}
