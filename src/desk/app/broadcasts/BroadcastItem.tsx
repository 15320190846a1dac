import { Link } from 'react-router-dom';
import { broadcastPaths, type PublishedBroadcast } from '../../api/broadcasts-api';
import { changeDesk } from '../call-desk';
import { Chip, Chips } from '../content/StateChips';
import { FoldedForm } from '../inbox/FoldedForm';
import { useDay } from '../language/use-day';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { broadcastLabel } from '../../api/broadcast-label';
import { CodeForm } from './CodeForm';

interface BroadcastItemProps {
  readonly one: PublishedBroadcast;
  readonly version: string;
  readonly onChanged: () => Promise<void>;
}

/** A broadcast that is shown, and how it is changed or ended. */
export function BroadcastItem({ one, version, onChanged }: BroadcastItemProps) {
  const say = useSay();
  const day = useDay();
  const { language } = useDeskLanguage();
  const { id, draft, isEmergency } = one;
  const { list, sites, talukas, until } = draft;
  return (
    <li>
      <Link to={`/sites/broadcasts/${encodeURIComponent(id)}`}>
        {broadcastLabel(draft.record, language.code) || list}
      </Link>
      <Chips>
        {isEmergency && <Chip data-look="error">{say('broadcasts.emergency')}</Chip>}
        <span>{say('district.until', { date: day(until) })}</span>
        {!sites && !talukas && <span>{say('broadcasts.reach.all')}</span>}
        {sites && <span>{sites.join(', ')}</span>}
        {talukas && <span>{say('broadcasts.inTalukas', { names: talukas.join(', ') })}</span>}
      </Chips>
      <FoldedForm>
        <summary>{say('broadcasts.end')}</summary>
        <p>{say('broadcasts.endHint')}</p>
        <CodeForm
          submit={say('broadcasts.end')}
          isMinor
          send={async (code) => {
            await changeDesk('POST', broadcastPaths.end(id), { version, code });
            await onChanged();
          }}
        />
      </FoldedForm>
    </li>
  );
}
