import styled from '@emotion/styled';
import type { SubmissionState } from '../../../engine/lookup/lookup';
import { useSay } from '../language/use-say';

const Badge = styled('span')`
  display: inline-block;
  padding: 1px 10px;
  border: 1.5px solid var(--line-strong);
  border-radius: 99px;
  background: var(--surface);
  font-size: var(--small);
  line-height: 1.6;
  white-space: nowrap;
  &[data-state='new'] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 700;
  }
  &[data-state='in-progress'] {
    border-color: var(--accent);
    color: var(--accent);
    font-weight: 700;
  }
`;

/** The state of a submission. */
export function StateBadge({ state }: { readonly state: SubmissionState }) {
  const say = useSay();
  return <Badge data-state={state}>{say(`state.${state}`)}</Badge>;
}
