import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useSay } from '../language/use-say';

interface ProgressProps {
  /** Part that was sent, from 0 to 1. */
  readonly part: number;
  readonly onCancel: () => void;
}

/** How much of a file was sent; when all of it was, the server works on it. */
export function Progress({ part, onCancel }: ProgressProps) {
  const say = useSay();
  const percent = Math.round(part * 100);
  return (
    <>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={say('files.sending')}
      />
      <p role="status">{percent < 100 ? say('files.sending') : say('files.reading')}</p>
      <div>
        <Button variant="text" onClick={onCancel}>
          {say('files.cancel')}
        </Button>
      </div>
    </>
  );
}
