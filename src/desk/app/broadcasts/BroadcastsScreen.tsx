import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { broadcastPaths, type PublishedBroadcasts } from '../../api/broadcasts-api';
import { changeDesk } from '../call-desk';
import { FoldedForm } from '../inbox/FoldedForm';
import { useMoment } from '../language/use-moment';
import { useSay } from '../language/use-say';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { BroadcastItem } from './BroadcastItem';
import { CodeForm } from './CodeForm';
import { SecondFactor } from './SecondFactor';
import { useBroadcasts, useBroadcastsChanged, useSecondFactor } from './use-broadcasts';

const Rows = styled('ul')`
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    padding-block: 12px;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  & > li > a {
    justify-self: start;
    font-weight: 700;
  }
`;

const Steps = styled('section')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > h2 {
    font-size: var(--h3);
  }
`;

type Step = PublishedBroadcasts['steps'][number];

function StepLine({ step: { at, person, action, subject } }: { readonly step: Step }) {
  const say = useSay();
  const { date, time } = useMoment()(at);
  return (
    <li>
      <span>
        <time dateTime={at}>
          {date}, {time}
        </time>{' '}
        <b>{person}</b>: {say(`log.action.${action}`, { subject })}
      </span>
    </li>
  );
}

interface BroadcastsProps {
  readonly data: PublishedBroadcasts;
  readonly onChanged: () => Promise<void>;
}

function Broadcasts({ data, onChanged }: BroadcastsProps) {
  const say = useSay();
  const { broadcasts, version, canUndo, steps } = data;
  return (
    <>
      <div>
        <Button variant="contained" component={Link} to="/sites/broadcasts/new">
          {say('broadcasts.new')}
        </Button>
      </div>
      {broadcasts.length === 0 && <p>{say('broadcasts.none')}</p>}
      {broadcasts.length > 0 && (
        <Rows>
          {broadcasts.map((one) => (
            <BroadcastItem key={one.id} one={one} version={version} onChanged={onChanged} />
          ))}
        </Rows>
      )}
      {canUndo && (
        <FoldedForm>
          <summary>{say('broadcasts.undo')}</summary>
          <p>{say('broadcasts.undoHint')}</p>
          <CodeForm
            submit={say('broadcasts.undo')}
            isMinor
            send={async (code) => {
              await changeDesk('POST', broadcastPaths.undo, { version, code });
              await onChanged();
            }}
          />
        </FoldedForm>
      )}
      {steps.length > 0 && (
        <Steps aria-labelledby="steps">
          <h2 id="steps">{say('broadcasts.steps')}</h2>
          <Rows>
            {steps.map((step) => (
              <StepLine key={step.id} step={step} />
            ))}
          </Rows>
        </Steps>
      )}
    </>
  );
}

/** What operators publish at all sites; whoever has no codes on a phone sets them up first. */
export function BroadcastsScreen() {
  const say = useSay();
  const factor = useSecondFactor();
  const { data, error, refetch } = useBroadcasts();
  const changed = useBroadcastsChanged();
  const failure = error ?? factor.error;
  const retry = () => {
    void refetch();
    void factor.refetch();
  };
  const isReady = data && factor.data;
  return (
    <Screen title={say('broadcasts.title')}>
      <p>
        <Link to="/sites">{say('broadcasts.toSites')}</Link>
      </p>
      <p>{say('broadcasts.hint')}</p>
      {failure ? <Failure error={failure} retry={retry} /> : !isReady && <Waiting />}
      {factor.data?.isSet === false && <SecondFactor onSet={changed} />}
      {data && factor.data?.isSet === true && <Broadcasts data={data} onChanged={changed} />}
    </Screen>
  );
}
