import styled from '@emotion/styled';
import type { ContentProblem, ListedRecord } from '../../api/content-api';
import { useSay } from '../language/use-say';

/** A few words about a list or a record; `data-look`: `strong` for what is to be done. */
export const Chip = styled('span')`
  display: inline-block;
  padding: 0 10px;
  border: 1.5px solid var(--line-strong);
  border-radius: 99px;
  background: var(--surface);
  font-size: var(--small);
  line-height: 1.7;
  &[data-look='error'] {
    border-color: var(--error);
    color: var(--error);
    font-weight: 700;
  }
  &[data-look='draft'] {
    border-color: var(--accent);
    color: var(--accent);
    font-weight: 700;
  }
`;

export const Chips = styled('span')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  color: var(--ink-soft);
  font-size: var(--small);
`;

/** That a record is added, changed or deleted; nothing for one that is as it is published. */
export function StateChip({ state }: { readonly state: ListedRecord['state'] }) {
  const say = useSay();
  return state === 'unchanged' ? null : <Chip data-look="draft">{say(`content.state.${state}`)}</Chip>;
}

/** The number of mistakes that prevent publishing, and of what may be looked at. */
export function ProblemChips({ problems }: { readonly problems: readonly ContentProblem[] }) {
  const say = useSay();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const notes = problems.length - errors;
  return (
    <>
      {errors > 0 && <Chip data-look="error">{say('content.problems', { count: errors })}</Chip>}
      {notes > 0 && <Chip>{say('content.notes', { count: notes })}</Chip>}
    </>
  );
}
