import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { tablePath } from '../../engine/page/open-data';
import { pageSections } from '../../engine/page/page-sections';
import type { Page } from '../../engine/site-config.generated';
import { listsOfSection } from '../../templates/declarations';
import { NewTab } from '../ui/text/NewTab';
import { useSite } from '../context/use-site';
import { useTranslate } from '../context/use-translate';

const List = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin: var(--gap) 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--small);
  & > li > a {
    display: inline-block;
    padding: 4px 0;
  }
  @media print {
    display: none;
  }
`;

interface OpenDataLinksProps {
  readonly page: Pick<Page, 'sections' | 'columns'>;
  /** Title of the page, for sections without a heading. */
  readonly title: string;
}

/** Downloads of the whole lists of a page that are open data (B10.13.5); renders nothing where there are none. */
export function OpenDataLinks({ page, title }: OpenDataLinksProps) {
  const intl = useIntl();
  const translate = useTranslate();
  const { site } = useSite();
  const { config, language } = site;
  const lists = new Map<string, string>();
  for (const section of pageSections(config, page)) {
    const heading = 'title' in section && section.title ? translate(section.title) : title;
    for (const { source, limit } of listsOfSection(section))
      if (limit === undefined && config.sources[source]?.open !== undefined && !lists.has(source))
        lists.set(source, heading);
  }
  if (lists.size === 0) return null;
  return (
    <List>
      {[...lists].map(([source, heading]) => (
        <li key={source}>
          <a href={tablePath(language.code, source)} download>
            {intl.formatMessage({ id: 'data.download' }, { title: lists.size === 1 ? title : heading })}
          </a>
        </li>
      ))}
      {config.openData && (
        <li>
          <NewTab href={config.openData.licence}>{intl.formatMessage({ id: 'data.licence' })}</NewTab>
        </li>
      )}
    </List>
  );
}
