import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router-dom';
import { inboxSubmission, type InboxSubmission } from '../../api/inbox-api';
import { readDesk } from '../call-desk';
import { useDeskLanguage } from '../language/language-context';
import { useDay } from '../language/use-day';
import { useMoment } from '../language/use-moment';
import { useSay } from '../language/use-say';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { AnswerForm } from './AnswerForm';
import { CorrectForm } from './CorrectForm';
import { DeleteForm } from './DeleteForm';
import { HandlingForm } from './HandlingForm';
import { History } from './History';
import { NoteForm } from './NoteForm';
import { Replies } from './Replies';
import { StateBadge } from './StateBadge';
import { SubmissionFields } from './SubmissionFields';
import { SubmissionPhotos } from './SubmissionPhotos';
import { pathOfSubmission } from './inbox-changes';
import { useAge } from './use-age';

const Columns = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px 48px;
  & > section,
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 20px;
  }
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Facts = styled('p')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  & > .overdue {
    color: var(--error);
  }
`;

/** Where the list was that the submission was opened from. */
function useBackQuery(): string {
  const state: unknown = useLocation().state;
  return typeof state === 'string' ? state : '';
}

/** A submission, its state, and actions on it. */
export function ShownSubmission({ shown }: { readonly shown: InboxSubmission }) {
  const say = useSay();
  const { item, fields, correctable, history, people, rejection } = shown;
  const moment = useMoment()(item.receivedAt);
  const age = useAge()(item.receivedAt);
  const day = useDay();
  const isHere = item.state !== 'pending' && item.state !== 'delivered';
  return (
    <>
      <Facts>
        <StateBadge state={item.state} />
        <span>{item.form}</span>
        <time dateTime={item.receivedAt}>
          {moment.date}, {moment.time} ({age})
        </time>
        {item.answerBy !== '' && (
          <b className={item.isOverdue ? 'overdue' : ''}>
            {say(item.isOverdue ? 'submission.overdue' : 'submission.answerBy', { date: day(item.answerBy) })}
          </b>
        )}
        <span>{say('submission.language', { language: shown.language })}</span>
      </Facts>
      {item.isSuspicious && <p>{say('submission.suspicious')}</p>}
      {!isHere && <p>{say(item.state === 'pending' ? 'submission.pending' : 'submission.delivered')}</p>}
      {rejection !== '' && <p>{say('submission.rejected', { answer: rejection })}</p>}
      <Columns>
        <section aria-label={item.form}>
          <SubmissionFields fields={fields} />
          <SubmissionPhotos reference={item.reference} photos={shown.photos} />
          <Replies replies={shown.replies} />
          {shown.isAnswerable && (
            <AnswerForm key={item.reference} reference={item.reference} answers={shown.answers} />
          )}
          <CorrectForm reference={item.reference} fields={correctable} />
        </section>
        <div>
          {isHere && <HandlingForm key={item.state + item.assignee} item={item} people={people} />}
          <h2>{say('submission.history')}</h2>
          <History events={history} />
          <NoteForm key={item.reference} reference={item.reference} />
          <DeleteForm reference={item.reference} />
        </div>
      </Columns>
    </>
  );
}

/** One submission on its own page. */
export function SubmissionScreen() {
  const say = useSay();
  const { reference = '' } = useParams();
  const { language } = useDeskLanguage();
  const back = useBackQuery();
  const { data, error, refetch } = useQuery({
    queryKey: ['submission', reference, language.code],
    queryFn: () => readDesk(inboxSubmission, `${pathOfSubmission(reference)}?language=${language.code}`),
    // Each reading is in the log.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Screen title={data ? `${data.item.who} (${reference})` : reference}>
      <p>
        <Link to={`/inbox${back}`}>{say('submission.back')}</Link>
      </p>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && <ShownSubmission shown={data} />}
    </Screen>
  );
}
