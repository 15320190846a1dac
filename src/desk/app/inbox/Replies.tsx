import styled from '@emotion/styled';
import type { InboxSubmission } from '../../api/inbox-api';
import { useMoment } from '../language/use-moment';
import { useSay } from '../language/use-say';

const List = styled('ol')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > li {
    padding: 12px 14px;
    border: 1px solid var(--line);
    border-inline-start: 6px solid var(--line-strong);
    border-radius: var(--radius-control);
  }
  & > .council {
    border-inline-start-color: var(--accent);
    background: var(--accent-soft);
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

type Reply = InboxSubmission['replies'][number];

function Entry({ reply: { from, at, text, lang } }: { readonly reply: Reply }) {
  const say = useSay();
  const { date, time } = useMoment()(at);
  return (
    <li className={from}>
      <p className="by">
        {say(`reply.${from}`)}, <time dateTime={at}>{`${date}, ${time}`}</time>
      </p>
      <p className="text" lang={lang}>
        {text}
      </p>
    </li>
  );
}

/** Answers of the council and replies of the sender. */
export function Replies({ replies }: Pick<InboxSubmission, 'replies'>) {
  if (replies.length === 0) return null;
  return (
    <List>
      {replies.map((reply) => (
        <Entry key={reply.at + reply.from} reply={reply} />
      ))}
    </List>
  );
}
