import styled from '@emotion/styled';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../site/ui/picture/Icon';
import { NewTab } from '../../site/ui/text/NewTab';
import type { RequestView, SubmissionView } from './bind';

const Box = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: 640px;
  padding: 16px;
  border: 1px solid var(--line);
  border-inline-start: 6px solid var(--accent);
  border-radius: var(--radius-card);
  background: var(--surface);
  overflow-wrap: anywhere;
  & > .state {
    display: flex;
    gap: 10px;
    font-size: var(--h3);
    font-weight: 700;
  }
  & > .state > svg {
    flex: none;
    margin-top: 0.2em;
  }
  & > .reply {
    display: grid;
    gap: 4px;
    padding: 12px 14px;
    border-radius: var(--radius-control);
    background: var(--accent-soft);
  }
  & > .reply.sender {
    border: 1px solid var(--line);
    background: var(--surface);
  }
  & > .reply > .said {
    white-space: pre-line;
  }
  & > .reply > .when {
    color: var(--ink-soft);
    font-size: var(--small);
  }
  & dl {
    display: grid;
    gap: 12px;
  }
  & dt {
    color: var(--ink-soft);
    font-size: var(--small);
  }
  & dd {
    margin: 0;
    white-space: pre-line;
  }
`;

/** A day or a number that is not broken at its hyphens. */
const Whole = styled('span')`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

function RequestLine({ request: { kind, reference, until } }: { readonly request: RequestView }) {
  const name = useIntl().formatMessage({ id: `track.ask.${kind}` });
  const id = until === null ? 'track.requestDone' : 'track.requestOpen';
  const values = { name, reference: <Whole>{reference}</Whole>, date: <Whole>{until}</Whole> };
  return (
    <li>
      <FormattedMessage id={id} values={values} />
    </li>
  );
}

function SentFields({ fields }: Pick<SubmissionView, 'fields'>) {
  return (
    <dl>
      {fields.map(({ label, value, lang, map }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd lang={lang}>{value}</dd>
          {map !== undefined && (
            <dd>
              <NewTab href={map}>
                <FormattedMessage id="track.map" />
              </NewTab>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** A submission as its sender sees it. */
export function FoundPanel({ of }: { readonly of: SubmissionView }) {
  const intl = useIntl();
  const { reference, form, state, receivedOn, changedOn, answerBy, replies, fields, requests } = of;
  return (
    <Box>
      <p>
        <FormattedMessage
          id="track.of"
          values={{
            form,
            reference: (
              <Whole as="b" translate="no">
                {reference}
              </Whole>
            ),
            date: <Whole>{receivedOn}</Whole>,
          }}
        />
      </p>
      <p className="state">
        <Icon name={state === 'done' ? 'circle-check' : 'info'} />
        {intl.formatMessage({ id: `track.state.${state}` })}
      </p>
      {changedOn !== null && (
        <p>
          <FormattedMessage id="track.changed" values={{ date: <Whole>{changedOn}</Whole> }} />
        </p>
      )}
      {answerBy !== null && (
        <p>
          <FormattedMessage id="track.answerBy" values={{ date: <Whole>{answerBy}</Whole> }} />
        </p>
      )}
      {replies.map(({ from, on, text, lang }, index) => (
        <div key={index} className={`reply ${from}`}>
          <p className="when">
            <FormattedMessage id={`track.reply.${from}`} values={{ date: <Whole>{on}</Whole> }} />
          </p>
          <p className="said" lang={lang}>
            {text}
          </p>
        </div>
      ))}
      {fields.length > 0 && <SentFields fields={fields} />}
      {requests.length > 0 && (
        <ul>
          {requests.map((request) => (
            <RequestLine key={request.reference} request={request} />
          ))}
        </ul>
      )}
    </Box>
  );
}
