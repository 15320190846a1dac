import styled from '@emotion/styled';
import { useState } from 'react';
import type { Publication } from '../../../api/content-api';
import type { WaitingDrafts } from '../../../api/handover-api';
import { useSay } from '../../language/use-say';
import { Published } from '../Published';
import { RefusedPublication } from '../RefusedPublication';
import { WaitingItem } from './WaitingItem';

const Place = styled('section')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/** Handovers of others, for whoever publishes. */
export function WaitingChanges({ waiting }: { readonly waiting: readonly WaitingDrafts[] }) {
  const say = useSay();
  const [outcome, setOutcome] = useState<Publication | null>(null);
  if (waiting.length === 0 && outcome === null) return null;
  return (
    <Place aria-label={say('waiting.title')}>
      <h2>{say('waiting.title')}</h2>
      {outcome?.published === true && <Published key={outcome.id} text={say('changes.published')} />}
      {outcome?.published === false && <RefusedPublication outcome={outcome} />}
      {waiting.map((one) => (
        <WaitingItem key={one.person} waiting={one} onPublished={setOutcome} />
      ))}
    </Place>
  );
}
