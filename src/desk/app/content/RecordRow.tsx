import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { type ContentList, hiddenKey } from '../../api/content-api';
import { previewUrl } from '../../api/files-api';
import { useSay } from '../language/use-say';
import { missingLanguages } from './list-filter';
import { recordPlace } from './record-place';
import { recordPicture } from './record-label';
import { RowButtons, type RowButtonsProps } from './RowButtons';
import { Chip, Chips, ProblemChips, StateChip } from './StateChips';
import { useLanguageName } from './use-language-name';

const Words = styled('div')`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 4px 14px;
  & > img {
    grid-row: span 2;
    width: 56px;
    height: 56px;
    border-radius: 4px;
    object-fit: cover;
  }
  & > a,
  & > span {
    grid-column: 2;
  }
  & > a {
    color: inherit;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  &[data-deleted] > a {
    text-decoration: line-through;
  }
`;

interface RecordRowProps extends RowButtonsProps {
  readonly list: ContentList;
}

/** A record in its list. */
export function RecordRow({ list, ...buttons }: RecordRowProps) {
  const { one, label } = buttons;
  const say = useSay();
  const nameOf = useLanguageName();
  const picture = recordPicture(list, one.record);
  const older = [...new Set(one.older.map((text) => text.language))];
  const missing = missingLanguages(list, one.record);
  return (
    <li>
      <Words data-deleted={one.state === 'deleted' ? '' : undefined}>
        {picture !== null && <img src={previewUrl(picture)} alt="" loading="lazy" />}
        <Link to={recordPlace(list.name, one.id)}>{label}</Link>
        <Chips>
          <StateChip state={one.state} />
          {one.record[hiddenKey] === true && <Chip>{say('content.hidden')}</Chip>}
          {one.conflicts.length > 0 && <Chip data-look="error">{say('content.conflict')}</Chip>}
          <ProblemChips problems={one.problems} />
          {older.length > 0 && (
            <Chip>{say('content.olderIn', { languages: older.map(nameOf).join(', ') })}</Chip>
          )}
          {missing.length > 0 && (
            <Chip>{say('content.missingIn', { languages: missing.map(nameOf).join(', ') })}</Chip>
          )}
        </Chips>
      </Words>
      <RowButtons {...buttons} list={list} />
    </li>
  );
}
