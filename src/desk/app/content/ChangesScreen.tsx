import styled from '@emotion/styled';
import { useState } from 'react';
import { type ContentDraft, contentPaths, type Publication } from '../../api/content-api';
import type { DeskPerson } from '../../api/desk-api';
import type { Handover } from '../../api/handover-api';
import { hasRight } from '../../api/roles';
import { useSay } from '../language/use-say';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { isBlocked } from './blocked-drafts';
import { HandOver } from './handover/HandOver';
import { useOwnHandover, useWaiting } from './handover/use-handover';
import { WaitingChanges } from './handover/WaitingChanges';
import { Notice } from '../parts/Notice';
import { OldValues } from './OldValues';
import { PreviewButton } from './PreviewButton';
import { ListDrafts } from './ListDrafts';
import { Published } from './Published';
import { PublishButton } from './PublishButton';
import { RefusedPublication } from './RefusedPublication';
import { useOwnDrafts } from './use-content';

/** Bar below the changes, in sight however many there are. */
const InSight = styled('div')`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  padding-block: 10px;
  border-top: 1px solid var(--line);
  background: var(--ground);
`;

interface ChangesProps {
  readonly drafts: readonly ContentDraft[];
  readonly canPublish: boolean;
  readonly handover: Handover | null;
}

/** The own changes, and what publishes them. */
export function Changes({ drafts, canPublish, handover }: ChangesProps) {
  const say = useSay();
  const [outcome, setOutcome] = useState<Publication | null>(null);
  const lists = [...new Set(drafts.map(({ list }) => list))];
  const blocked = drafts.filter(isBlocked).length;
  return (
    <>
      {outcome?.published === true && <Published key={outcome.id} text={say('changes.published')} />}
      {outcome?.published === false && <RefusedPublication outcome={outcome} />}
      {drafts.length === 0 ? (
        <p>{say('changes.none')}</p>
      ) : (
        <>
          <p>{say('changes.hint')}</p>
          {blocked > 0 && <Notice isError>{say('changes.blocked', { count: blocked })}</Notice>}
          {lists.map((list) => (
            <ListDrafts key={list} drafts={drafts.filter((draft) => draft.list === list)} />
          ))}
          <OldValues isSaved />
          <PreviewButton />
          {canPublish ? (
            <InSight>
              <PublishButton
                path={contentPaths.publish}
                body={{ lists }}
                isOff={blocked > 0}
                onPublished={setOutcome}
              />
            </InSight>
          ) : (
            <HandOver handover={handover} />
          )}
        </>
      )}
    </>
  );
}

function OfOthers() {
  const { data } = useWaiting();
  return data ? <WaitingChanges waiting={data.waiting} /> : null;
}

/** Unpublished changes of the person, and handovers of others. */
export function ChangesScreen({ person }: { readonly person: DeskPerson }) {
  const say = useSay();
  const { data, error, refetch } = useOwnDrafts();
  const handover = useOwnHandover().data?.handover ?? null;
  const canPublish = hasRight(person.role, 'publish');
  return (
    <Screen title={say('changes.title')}>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && <Changes drafts={data.drafts} canPublish={canPublish} handover={handover} />}
      {canPublish && <OfOthers />}
    </Screen>
  );
}
