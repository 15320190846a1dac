import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { deskApi } from '../../api/desk-api';
import { type InboxFilter, mostExcelRows } from '../../api/inbox-api';
import { Icon } from '../../../site/ui/picture/Icon';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';

const Links = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
`;

const files = [
  { ending: 'xlsx', text: 'inbox.export-excel', most: mostExcelRows },
  { ending: 'csv', text: 'inbox.export', most: Infinity },
] as const;

interface ExportsProps {
  readonly filter: InboxFilter;
  /** Number of messages that the filter selects. */
  readonly total: number;
}

/** Links to files with the messages that a filter selects. */
export function Exports({ filter, total }: ExportsProps) {
  const say = useSay();
  const { language } = useDeskLanguage();
  const query = new URLSearchParams({ ...filter, language: language.code }).toString();
  return (
    <Links>
      {files.map(
        ({ ending, text, most }) =>
          total <= most && (
            <Button key={ending} component="a" href={`${deskApi}/submissions.${ending}?${query}`} download>
              <Icon name="download" />
              {say(text)}
            </Button>
          ),
      )}
      {total > mostExcelRows && <p>{say('problem.export-large')}</p>}
    </Links>
  );
}
