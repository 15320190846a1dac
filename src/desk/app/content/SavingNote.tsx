import { styled } from '@mui/material/styles';
import { useSay } from '../language/use-say';
import type { SavingState } from './use-saved-record';

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

const quiet = { unchanged: 'unchanged', typing: 'typing', saving: 'typing', saved: 'saved' } as const;

/** Whether the changes of a record are saved. Screen readers hear the end of each, and not every key. */
export function SavingNote({ state }: { readonly state: SavingState }) {
  const say = useSay();
  if (state === 'unchanged' || state === 'typing' || state === 'saving' || state === 'saved') {
    return (
      <Place role="status" data-state={state === 'saving' ? 'typing' : state}>
        {say(`saving.${quiet[state]}`)}
      </Place>
    );
  }
  return (
    <Place role="status" data-state="problem">
      {state === 'offline' ? say('saving.offline') : `${say('saving.not')} ${say(`problem.${state}`)}`}
    </Place>
  );
}
