import { wide } from '../../site/theme/component-theme';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { safeUrl } from '../../engine/url/safe-url';
import { Icon } from '../../site/ui/picture/Icon';
import { Picture } from '../../site/ui/picture/Picture';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { SectionTitle } from '../shared/Records';
import { bindSiteMap, type SiteMapPage, type SiteMapGroupView } from './bind';

const Layout = styled('div')`
  & .side {
    display: none;
  }
  ${wide} {
    display: flex;
    gap: 40px;
    align-items: flex-start;
    & > :first-of-type {
      flex: 1;
    }
    & .side {
      display: block;
      flex: none;
      width: 280px;
      border-radius: var(--radius-card);
    }
  }
`;

const Groups = styled('div')`
  columns: 270px;
  column-gap: 40px;
`;

const Group = styled('section')`
  break-inside: avoid;
  margin-bottom: 32px;
  & > h2,
  & > h3 {
    display: flex;
    gap: 12px;
    align-items: center;
    padding-bottom: 8px;
    border-bottom: 1px solid var(--line);
    font-size: var(--h3);
  }
  & > :first-of-type svg {
    color: var(--motif);
  }
  & > p,
  & li > * {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline-start: 36px;
    line-height: 1.45;
  }
  & > p {
    gap: 8px;
    min-height: 0;
    padding-block: 12px 4px;
    font-size: var(--small);
  }
  & > p,
  & li > span {
    color: var(--ink-soft);
  }
`;

interface PageItemProps {
  readonly page: SiteMapPage;
  readonly disabled: boolean;
}

function PageItem({ page: { path, title }, disabled }: PageItemProps) {
  const { pageAddress } = useContent();
  return (
    <li>
      {disabled ? (
        <span role="link" aria-disabled="true">
          {title}
        </span>
      ) : (
        <a href={pageAddress(path)}>{title}</a>
      )}
    </li>
  );
}

function PageGroup({
  group,
  heading: Heading,
}: {
  readonly group: SiteMapGroupView;
  readonly heading: 'h2' | 'h3';
}) {
  const intl = useIntl();
  return (
    <Group>
      <Heading>
        <Icon name={group.icon} />
        {group.title}
      </Heading>
      {group.disabled && (
        <p>
          <Icon name="info" />
          {intl.formatMessage({ id: 'siteMap.unavailable' })}
        </p>
      )}
      <ul>
        {group.pages.map((page) => (
          <PageItem key={page.path} page={page} disabled={group.disabled} />
        ))}
      </ul>
    </Group>
  );
}

/** All pages in groups, with a picture at the side of wide screens. */
export function SiteMapTemplate({ section }: { readonly section: SectionOf<'site-map'> }) {
  const { context } = useContent();
  const picture = safeUrl(section.picture);
  return (
    <section>
      <SectionTitle of={section} />
      <Layout>
        <Groups>
          {bindSiteMap(section, context).map((group) => (
            <PageGroup key={group.key} group={group} heading={section.title ? 'h3' : 'h2'} />
          ))}
        </Groups>
        {picture !== null && <Picture className="side" src={picture} alt="" ratio="3/4" sizes="280px" />}
      </Layout>
    </section>
  );
}
