import styled from '@emotion/styled';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { contentPaths, publication, type Publication } from '../../api/content-api';
import type { publicationChanges } from '../../api/history-api';
import type { DeskPerson } from '../../api/desk-api';
import { hasRight } from '../../api/roles';
import { type CallProblem, changeDesk, problemOf } from '../call-desk';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { ConfirmButton } from './ConfirmButton';
import { FieldDifferences } from './FieldDifferences';
import { Published } from './Published';
import { Notice } from '../parts/Notice';
import { ProblemLinks } from './ProblemLinks';
import { Chips, StateChip } from './StateChips';
import { useContentChanged, usePublicationChanges } from './use-content';

const Changed = styled('section')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding-top: 14px;
  border-top: 1px solid var(--line);
  & h2 {
    font-size: inherit;
  }
`;

type Shown = z.infer<typeof publicationChanges>['changes'];

/** Changes of a publication, record by record: each value before and after. */
export function PublicationChanges({ shown }: { readonly shown: Shown }) {
  return shown.map(({ title, label, state, fields }) => (
    <Changed key={`${title}/${label}`} aria-label={label || title}>
      <h2>{label || title}</h2>
      <Chips>
        <StateChip state={state} />
        {label !== '' && <span>{title}</span>}
      </Chips>
      <FieldDifferences fields={fields} />
    </Changed>
  ));
}

/** Takes a publication back by a new one. */
function UndoPublication({ id }: { readonly id: string }) {
  const say = useSay();
  const changed = useContentChanged();
  const [outcome, setOutcome] = useState<Publication | null>(null);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const undo = async () => {
    setProblem(null);
    try {
      setOutcome(publication.parse(await changeDesk('POST', contentPaths.undo(id), {})));
    } catch (error) {
      setProblem(problemOf(error));
    }
    await changed();
  };
  return (
    <>
      {outcome?.published === true && <Published text={say('publications.undone')} />}
      {outcome?.published === false && (
        <Notice isError>
          <p>{say('publications.notUndone')}</p>
          <ProblemLinks problems={outcome.problems} />
        </Notice>
      )}
      <ProblemAlert problem={problem} />
      {outcome?.published !== true && (
        <ConfirmButton
          text={say('publications.undo')}
          confirm={say('publications.undoReally')}
          keep={say('changes.keep')}
          onConfirm={() => void undo()}
        />
      )}
    </>
  );
}

/** One publication: what it changed, and what takes it back. */
export function PublicationScreen({ person }: { readonly person: DeskPerson }) {
  const say = useSay();
  const { id = '' } = useParams();
  const { data, error, refetch } = usePublicationChanges(id);
  return (
    <Screen title={say('publications.one')}>
      <p>
        <Link to="/history">{say('publications.back')}</Link>
      </p>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && <PublicationChanges shown={data.changes} />}
      {data && hasRight(person.role, 'publish') && <UndoPublication id={id} />}
    </Screen>
  );
}
