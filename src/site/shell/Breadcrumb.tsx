import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { useSay } from '../use-council';
import { useSite } from '../use-site';
import { PageLink } from '../links';
import { Icon } from '../../ui/Icon';

const Crumbs = styled('nav')`
  & ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-height: 44px;
    font-size: var(--small);
    line-height: 1.5;
    color: var(--ink-soft);
  }
  & li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  & svg {
    font-size: 14px;
    margin-inline: 0 6px;
  }
  @media print {
    display: none;
  }
`;

/** 'Home' > the page (specification, 2.3). */
export function Breadcrumb({ current }: { readonly current: string }) {
  const intl = useIntl();
  const say = useSay();
  const { site } = useSite();
  const home = site.config.pages.find(({ path }) => path === '/');
  return (
    <Crumbs aria-label={intl.formatMessage({ id: 'shell.breadcrumb' })}>
      <ol>
        {home && (
          <li>
            <PageLink path={home.path}>{say(home.title)}</PageLink>
            <Icon name="chevron-right" />
          </li>
        )}
        <li aria-current="page">{current}</li>
      </ol>
    </Crumbs>
  );
}
