import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { ListPage } from '../../engine/page/list-page';
import { useContent } from '../content';

const Links = styled('p')`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  align-items: center;
  margin-top: 16px;
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

interface PageLinksProps {
  readonly of: ListPage;
}

/** Links to the previous and next page of a long list; once hydrated, the list itself grows to its end (B4.5.5). */
export function PageLinks({ of: { number, count } }: PageLinksProps) {
  const intl = useIntl();
  const { useHydrated, listPageUrl } = useContent();
  const hydrated = useHydrated();
  const hasNext = number < count && !hydrated;
  if (number === 1 && !hasNext) return null;
  const values = { page: intl.formatNumber(number), pages: intl.formatNumber(count) };
  return (
    <Links>
      {number > 1 && (
        <a rel="prev" href={listPageUrl(number - 1)}>
          {intl.formatMessage({ id: 'records.previousPage' })}
        </a>
      )}
      <span>{intl.formatMessage({ id: 'records.page' }, values)}</span>
      {hasNext && (
        <a rel="next" href={listPageUrl(number + 1)}>
          {intl.formatMessage({ id: 'records.nextPage' })}
        </a>
      )}
    </Links>
  );
}
