import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { ContentList } from '../../api/content-api';
import { type FieldConflict, placeOfChange } from '../../api/record-changes';
import { valueText } from '../../api/value-text';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { conflictFields } from './conflict-fields';
import { Notice } from '../parts/Notice';
import type { Side } from './record-edit';

const Buttons = styled('div')`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  margin-block: 8px 16px;
  & > button {
    text-align: start;
  }
`;

interface ConflictChoiceProps {
  readonly list: Pick<ContentList, 'entity' | 'languages'>;
  readonly conflicts: readonly FieldConflict[];
  readonly choose: (place: string, side: Side) => void;
}

/** Asks, field by field, which of two values holds: the one in this form, or the one that the server got from elsewhere. */
export function ConflictChoice({ list, conflicts, choose }: ConflictChoiceProps) {
  const say = useSay();
  const { language } = useDeskLanguage();
  if (conflicts.length === 0) return null;
  const textOf = (value: unknown) => valueText(value, language.code) || say('changes.empty');
  return (
    <Notice isError>
      <p>{say('edit.conflict')}</p>
      {conflicts.map((conflict) => {
        const place = placeOfChange(conflict);
        const [title = conflict.field] = conflictFields(list, [place]);
        return (
          <div key={place} role="group" aria-label={title}>
            <b>{title}</b>
            <Buttons>
              <Button variant="outlined" onClick={() => choose(place, 'mine')}>
                {say('edit.mine', { value: textOf(conflict.mine) })}
              </Button>
              <Button variant="outlined" onClick={() => choose(place, 'theirs')}>
                {say('edit.theirs', { value: textOf(conflict.theirs) })}
              </Button>
            </Buttons>
          </div>
        );
      })}
    </Notice>
  );
}
