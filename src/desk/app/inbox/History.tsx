import styled from '@emotion/styled';
import type { InboxEvent } from '../../api/inbox-api';
import { submissionStates } from '../../../engine/lookup/lookup';
import { useMoment } from '../language/use-moment';
import { type Say, useSay } from '../language/use-say';

const Events = styled('ol')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  & > li {
    padding-inline-start: 14px;
    border-inline-start: 3px solid var(--line-strong);
  }
  & .by {
    color: var(--ink-soft);
    font-size: var(--small);
  }
  & .text {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

function textOf({ kind, text }: InboxEvent, say: Say): string {
  if (kind === 'note') return text;
  if (kind === 'answered') return say('history.answered');
  if (kind === 'corrected') return say('history.corrected', { field: text });
  if (kind === 'assigned')
    return text === '' ? say('history.nobody') : say('history.assigned', { person: text });
  const state = submissionStates.find((one) => one === text);
  return state ? say('history.state', { state: say(`state.${state}`) }) : text;
}

function Entry({ event }: { readonly event: InboxEvent }) {
  const say = useSay();
  const { date, time } = useMoment()(event.at);
  return (
    <li>
      <p className="by">
        {event.person}, <time dateTime={event.at}>{`${date}, ${time}`}</time>
      </p>
      <p className="text">{textOf(event, say)}</p>
    </li>
  );
}

/** The notes on a submission and its changes, with their time. */
export function History({ events }: { readonly events: readonly InboxEvent[] }) {
  const say = useSay();
  if (events.length === 0) return <p>{say('history.empty')}</p>;
  return (
    <Events>
      {events.map((event) => (
        <Entry key={event.id} event={event} />
      ))}
    </Events>
  );
}
