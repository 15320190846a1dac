import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Icon } from '../../site/ui/picture/Icon';
import { NewTab } from '../../site/ui/text/NewTab';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { bindDownload } from './bind';

const Links = styled('p')`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  @media print {
    display: none;
  }
`;

/** Leads to the table of an open list and to its licence (B10.13.6). */
export function DownloadTemplate({ section }: { readonly section: SectionOf<'download'> }) {
  const intl = useIntl();
  const { table, licence } = bindDownload(section, useContent().context);
  return (
    <Links>
      <a href={table} download="">
        <Icon name="download" />
        {intl.formatMessage({ id: 'download.table' })}
      </a>
      {licence !== null && <NewTab href={licence}>{intl.formatMessage({ id: 'download.licence' })}</NewTab>}
    </Links>
  );
}
