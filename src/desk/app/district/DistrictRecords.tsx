import styled from '@emotion/styled';
import { useState } from 'react';
import type { ContentList } from '../../api/content-api';
import { type DistrictRecord, districtPath } from '../../api/district-api';
import { hasRight } from '../../api/roles';
import { changeDesk } from '../call-desk';
import { HideButton } from '../content/HideButton';
import { Chip, Chips } from '../content/StateChips';
import { UndoToast } from '../content/UndoToast';
import { useDay } from '../language/use-day';
import { useSay } from '../language/use-say';
import { useDeskState } from '../use-desk-state';

const Place = styled('section')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Rows = styled('ul')`
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 24px;
    padding-block: 12px;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`;

interface DistrictRowProps {
  readonly one: DistrictRecord;
  /** Hides it or shows it again; null for whoever may not. */
  readonly setHidden: ((one: DistrictRecord, isHidden: boolean) => void) | null;
}

function DistrictRow({ one, setHidden }: DistrictRowProps) {
  const say = useSay();
  const day = useDay();
  const { label, until, state, mistake, isEmergency } = one;
  return (
    <li>
      <div>
        <strong>{label}</strong>
        <Chips>
          {isEmergency && <Chip data-look="error">{say('district.emergency')}</Chip>}
          {state === 'hidden' && <Chip>{say('content.hidden')}</Chip>}
          {state === 'unfit' && <Chip data-look="error">{say('district.unfit', { mistake })}</Chip>}
          <span>{say('district.until', { date: day(until) })}</span>
        </Chips>
      </div>
      {setHidden && !isEmergency && state !== 'unfit' && (
        <HideButton
          label={label}
          isHidden={state === 'hidden'}
          onClick={() => {
            setHidden(one, state !== 'hidden');
          }}
        />
      )}
    </li>
  );
}

interface DistrictRecordsProps {
  readonly list: ContentList;
  /** Runs a change, shows its problem and loads the list again. */
  readonly run: (action: () => Promise<void>) => Promise<void>;
}

/** The records of the district in a list: they are read here, and may be hidden, but not changed. */
export function DistrictRecords({ list: { district = [] }, run }: DistrictRecordsProps) {
  const say = useSay();
  const { data } = useDeskState();
  const [hidden, setHidden] = useState<DistrictRecord | null>(null);
  if (district.length === 0) return null;
  const send = ({ id }: DistrictRecord, isHidden: boolean) =>
    run(async () => {
      await changeDesk('PUT', districtPath(id), { isHidden });
    });
  const change = (one: DistrictRecord, isHidden: boolean) => {
    void send(one, isHidden);
    setHidden(isHidden ? one : null);
  };
  const mayHide = data?.state === 'signed-in' && hasRight(data.person.role, 'publish');
  return (
    <Place aria-labelledby="from-district">
      <h2 id="from-district">{say('district.title')}</h2>
      <p>{say('district.hint')}</p>
      <Rows>
        {district.map((one) => (
          <DistrictRow key={one.id} one={one} setHidden={mayHide ? change : null} />
        ))}
      </Rows>
      {hidden && (
        <UndoToast
          key={hidden.id}
          text={say('district.hidden', { label: hidden.label })}
          undo={() => {
            void send(hidden, false);
          }}
          onClose={() => {
            setHidden(null);
          }}
        />
      )}
    </Place>
  );
}
