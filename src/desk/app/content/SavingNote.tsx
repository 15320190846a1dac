import styled from '@emotion/styled';
import { type Say, useSay } from '../language/use-say';
import type { SavingState } from './record-edit';

const Place = styled('p')`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding-block: 6px;
  border-bottom: 1px solid var(--line);
  background: var(--ground);
  font-size: var(--small);
  &::before {
    content: '';
    flex: none;
    width: 12px;
    height: 12px;
    border: 2px solid var(--line-strong);
    border-radius: 99px;
  }
  &[data-state='saved']::before {
    border-color: var(--success);
    background: var(--success);
  }
  &[data-state='problem'] {
    color: var(--error);
    font-weight: 700;
  }
  &[data-state='problem']::before {
    border-color: var(--error);
    background: var(--error);
  }
`;

const quiet = ['unchanged', 'typing', 'saved'] as const;

interface SavingNoteProps {
  readonly state: SavingState;
  /** Whether this device keeps what the server does not have yet. */
  readonly isOnDevice: boolean;
}

/** Whether the changes of a record are saved. Screen readers hear the end of each, and not every key. */
export function SavingNote({ state, isOnDevice }: SavingNoteProps) {
  const say = useSay();
  const known = quiet.find((one) => one === state);
  if (known && (isOnDevice || known !== 'typing')) {
    return (
      <Place role="status" data-state={known}>
        {say(`saving.${known}`)}
      </Place>
    );
  }
  return (
    <Place role="status" data-state="problem">
      {wordsFor(say, state, isOnDevice)}
    </Place>
  );
}

function wordsFor(say: Say, state: SavingState, isOnDevice: boolean): string {
  if (state === 'choosing') return say('saving.choosing');
  const isProblem = state !== 'unchanged' && state !== 'typing' && state !== 'saved';
  if (!isOnDevice) return `${say('saving.notKept')}${isProblem ? ` ${say(`problem.${state}`)}` : ''}`;
  if (!isProblem) return say('saving.typing');
  return state === 'offline' ? say('saving.offline') : `${say('saving.not')} ${say(`problem.${state}`)}`;
}
