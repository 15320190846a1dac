import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ContentDraft, Publication } from '../../model/desk/content-api';
import type { DeskPerson } from '../../model/desk/desk-api';
import { hasRight } from '../../model/desk/roles';
import { useSay } from '../language/use-say';
import { Done } from '../parts/ProblemAlert';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { DraftItem } from './DraftItem';
import { Notice } from './Notice';
import { PreviewButton } from './PreviewButton';
import { ProblemLinks } from './ProblemLinks';
import { PublishButton } from './PublishButton';
import { useOwnDrafts } from './use-content';

const Drafts = styled('ul')`
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding-block: 14px;
    border-bottom: 1px solid var(--line);
  }
`;

interface ChangesProps {
  readonly drafts: readonly ContentDraft[];
  readonly canPublish: boolean;
}

/** The own changes, and what publishes them. */
export function Changes({ drafts, canPublish }: ChangesProps) {
  const say = useSay();
  const [outcome, setOutcome] = useState<Publication | null>(null);
  const lists = [...new Set(drafts.map(({ list }) => list))];
  const blocked = drafts.filter(
    ({ problems, conflicts }) =>
      conflicts.length > 0 || problems.some(({ severity }) => severity === 'error'),
  ).length;
  return (
    <>
      <Done text={outcome?.published === true ? say('changes.published') : null} />
      {outcome?.published === false && (
        <Notice isError>
          <p>{say('changes.refused')}</p>
          <ProblemLinks problems={outcome.problems} />
        </Notice>
      )}
      {drafts.length === 0 ? (
        <p>{say('changes.none')}</p>
      ) : (
        <>
          <p>{say('changes.hint')}</p>
          <Drafts>
            {drafts.map((draft) => (
              <DraftItem key={`${draft.list}/${draft.id}`} draft={draft} />
            ))}
          </Drafts>
          <PreviewButton />
          {blocked > 0 && <Notice isError>{say('changes.blocked', { count: blocked })}</Notice>}
          {canPublish ? (
            <PublishButton lists={lists} isOff={blocked > 0} onPublished={setOutcome} />
          ) : (
            <Notice>{say('changes.askPublisher')}</Notice>
          )}
        </>
      )}
    </>
  );
}

/** What the person has changed and not published. */
export function ChangesScreen({ person }: { readonly person: DeskPerson }) {
  const say = useSay();
  const { data, error, refetch } = useOwnDrafts();
  return (
    <Screen title={say('changes.title')}>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && <Changes drafts={data.drafts} canPublish={hasRight(person.role, 'publish')} />}
    </Screen>
  );
}
