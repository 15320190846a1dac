import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { useSay } from '../use-council';
import { useSite } from '../use-site';
import { PageLink } from '../links';
import { Icon } from '../../ui/Icon';

const Crumbs = styled('nav')`
  & ol {
    min-height: 44px;
    font-size: var(--small);
    line-height: 1.5;
    color: var(--ink-soft);
    overflow-wrap: break-word;
  }
  & li {
    display: inline;
  }
  & a {
    display: inline-block;
    padding-block: calc((44px - 1.5em) / 2);
  }
  & svg {
    margin-inline: 8px;
    font-size: 14px;
    vertical-align: middle;
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
