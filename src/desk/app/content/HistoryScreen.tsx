import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';
import { contentPaths } from '../../api/content-api';
import type { DeskPerson } from '../../api/desk-api';
import { erasedVersions, type publications } from '../../api/history-api';
import { hasRight } from '../../api/roles';
import { changeDesk, problemOf } from '../call-desk';
import { useMoment } from '../language/use-moment';
import { useSay } from '../language/use-say';
import { Done, ProblemAlert } from '../parts/ProblemAlert';
import { RowList } from '../parts/RowList';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { ConfirmButton } from './ConfirmButton';
import { Notice } from '../parts/Notice';
import { Chip, Chips } from './StateChips';
import { useContentChanged, usePublications } from './use-content';

type Shown = z.infer<typeof publications>['publications'];

/** Publications, each with a link to what it changed. */
export function Publications({ shown }: { readonly shown: Shown }) {
  const say = useSay();
  const moment = useMoment();
  if (shown.length === 0) return <p>{say('publications.none')}</p>;
  return (
    <RowList>
      {shown.map(({ id, at, person, message, isByHand }) => (
        <li key={id}>
          <Chips>
            <time dateTime={at}>
              {moment(at).date}, {moment(at).time}
            </time>
            <span>{person}</span>
            {isByHand && <Chip>{say('publications.byHand')}</Chip>}
          </Chips>
          <Link to={`/history/${encodeURIComponent(id)}`}>{message}</Link>
        </li>
      ))}
    </RowList>
  );
}

/** Erases what is not on the site any more, and says what that cannot reach. */
export function EraseVersions() {
  const say = useSay();
  const changed = useContentChanged();
  const erase = useMutation({
    mutationFn: async () => erasedVersions.parse(await changeDesk('DELETE', contentPaths.history)),
    onSuccess: changed,
  });
  return (
    <section>
      <h2>{say('publications.eraseTitle')}</h2>
      <p>{say('publications.eraseWhy')}</p>
      <Done text={erase.isSuccess ? say('publications.erasedDone') : null} />
      {erase.data?.hasOtherHistory === true && <Notice>{say('publications.erasedOther')}</Notice>}
      <ProblemAlert problem={erase.error ? problemOf(erase.error) : null} />
      <ConfirmButton
        text={say('publications.erase')}
        confirm={say('publications.eraseReally')}
        keep={say('changes.keep')}
        onConfirm={() => erase.mutate()}
      />
    </section>
  );
}

/** Publications, newest first. */
export function HistoryScreen({ person }: { readonly person: DeskPerson }) {
  const say = useSay();
  const { data, error, refetch } = usePublications();
  return (
    <Screen title={say('publications.title')}>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && <Publications shown={data.publications} />}
      {data && hasRight(person.role, 'publish') && <EraseVersions />}
    </Screen>
  );
}
