import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useTranslate } from '../context/use-translate';
import { useSite } from '../context/use-site';
import { Icon } from '../ui/picture/Icon';

const Crumbs = styled('nav')`
  & ol {
    display: flex;
    font-size: var(--small);
    line-height: 1.5;
    color: var(--ink-soft);
  }
  & li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & li:not(:last-child) {
    flex: none;
    max-width: 50%;
  }
  & a,
  & li:last-child {
    display: inline-block;
    padding-block-start: calc((44px - 1.5em) / 2);
    padding-block-end: calc((44px - 1.5em) / 2);
  }
  & svg {
    margin-inline-start: 8px;
    margin-inline-end: 8px;
    font-size: 14px;
    vertical-align: middle;
  }
  @media print {
    display: none;
  }
`;

/** 'Home' > page heading (B2.3.3). */
export function Breadcrumb({ current }: { readonly current: string }) {
  const intl = useIntl();
  const translate = useTranslate();
  const { site } = useSite();
  const home = site.config.pages.find(({ path }) => path === '/');
  return (
    <Crumbs aria-label={intl.formatMessage({ id: 'shell.breadcrumb' })}>
      <ol>
        {home && (
          <li>
            <Link to={home.path}>{translate(home.title)}</Link>
            <Icon name="chevron-right" />
          </li>
        )}
        <li aria-current="page">{current}</li>
      </ol>
    </Crumbs>
  );
}
