import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { broadcastPaths } from '../../api/broadcasts-api';
import type { ContentList } from '../../api/content-api';
import { textLists } from '../../api/text-lists';
import { changeDesk, problemOf } from '../call-desk';
import { PreviewButton } from '../content/PreviewButton';
import { useSay } from '../language/use-say';
import { DateField } from '../parts/DateField';
import { Notice } from '../parts/Notice';
import { ProblemAlert } from '../parts/ProblemAlert';
import { RecordForm } from '../record-form/RecordForm';
import { CodeForm } from './CodeForm';
import { type ComposedBroadcast, draftOf, unknownTalukas } from './composed-broadcast';
import { Recipients } from './Recipients';
import { TextChoice } from './TextChoice';
import { TrialPlan } from './TrialPlan';
import { useBroadcastsChanged } from './use-broadcasts';
import { useTrial } from './use-trial';

interface BroadcastFormProps {
  readonly list: ContentList;
  readonly start: ComposedBroadcast;
  /** Of the broadcast that is changed. */
  readonly id?: string;
  /** Names of the folders of all sites. */
  readonly sites: readonly string[];
  readonly version: string;
}

/** A broadcast: its record, its sites and its last day; what changes where; and its publication. */
export function BroadcastForm({ list, start, id, sites, version }: BroadcastFormProps) {
  const say = useSay();
  const navigate = useNavigate();
  const changed = useBroadcastsChanged();
  const [composed, setComposed] = useState(start);
  const { tried, start: tryIt, isOf, error, isPending } = useTrial(sites);
  const trial = { draft: draftOf(composed), ...(id !== undefined && { id }) };
  const change = (part: Partial<ComposedBroadcast>) => {
    setComposed((now) => ({ ...now, ...part }));
  };
  const isTried = isOf(trial);
  const isAnywhere = tried.some(({ outcome }) => outcome === 'shown' || outcome === 'hidden');
  const isText = list.name === textLists.messages;
  const textId = isText && typeof composed.record.id === 'string' ? composed.record.id : '';
  const hasRecord = !isText || textId !== '';
  const canTry = composed.until !== '' && hasRecord;
  return (
    <>
      {isText && id === undefined && (
        <TextChoice
          list={list}
          chosen={textId}
          choose={(record) => {
            change({ record });
          }}
        />
      )}
      {hasRecord && (
        <RecordForm
          key={textId}
          list={list}
          record={composed.record}
          problems={[]}
          onChange={(edit) => {
            setComposed((now) => ({ ...now, record: edit(now.record) }));
          }}
        />
      )}
      <Recipients composed={composed} sites={sites} change={change} />
      <DateField
        label={say('broadcasts.until')}
        value={composed.until}
        onChange={(until) => {
          change({ until });
        }}
      />
      {!canTry && <p>{say('broadcasts.untilHint')}</p>}
      {canTry && (
        <>
          <PreviewButton list={list.name} path={broadcastPaths.preview} body={trial} />
          <div>
            <Button
              variant="contained"
              aria-disabled={isPending}
              onClick={() => {
                tryIt(trial);
              }}
            >
              {say('broadcasts.try')}
            </Button>
          </div>
        </>
      )}
      {isPending && (
        <p role="status">{say('broadcasts.trying', { done: tried.length, count: sites.length })}</p>
      )}
      <ProblemAlert problem={error && problemOf(error)} />
      {isTried && <TrialPlan sites={tried} unknown={unknownTalukas(trial.draft, tried)} />}
      {isTried && !isAnywhere && <Notice isError>{say('broadcasts.nowhere')}</Notice>}
      {isTried && isAnywhere && (
        <CodeForm
          submit={say('broadcasts.publish')}
          send={async (code) => {
            await changeDesk('POST', broadcastPaths.all, { ...trial, version, code });
            await changed();
            await navigate('/sites/broadcasts');
          }}
        />
      )}
    </>
  );
}
