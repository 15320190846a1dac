import { Link } from 'react-router-dom';
import type { ContentList } from '../../api/content-api';
import { useSay } from '../language/use-say';
import { conflictFields } from './conflict-fields';
import { Notice } from '../parts/Notice';

interface ConflictNoticeProps {
  readonly list: ContentList;
  /** Names of the fields that somebody else has changed, too. */
  readonly conflicts: readonly string[];
}

/** That somebody else has changed the record, too, and which of its fields. */
export function ConflictNotice({ list, conflicts }: ConflictNoticeProps) {
  const say = useSay();
  if (conflicts.length === 0) return null;
  const fields = conflictFields(list, conflicts).join(', ');
  return (
    <Notice isError>
      {fields === '' ? say('content.conflictHere') : say('content.conflictFields', { fields })}{' '}
      <Link to="/changes">{say('content.toChanges')}</Link>
    </Notice>
  );
}
