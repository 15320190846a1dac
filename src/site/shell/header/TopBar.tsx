import { wide } from '../../theme/component-theme';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageWidth } from '../../ui/layout/PageWidth';
import { useCouncilName } from '../../context/use-council';
import { useSite } from '../../context/use-site';
import { CouncilFacts } from './CouncilFacts';
import { LanguagePicker } from '../../language/LanguagePicker';
import { Logo } from '../../identity/Logo';
import { MenuButtons } from '../../menu/MenuButtons';
import { CompactTitle } from './CompactTitle';
import { DisplayLink } from '../../display/DisplayLink';
import { SearchLink } from '../../search/SearchLink';
import { SocialLinks } from '../../identity/SocialLinks';
import { useCouncilTitle } from '../../identity/use-council-title';

const Bar = styled('div')`
  background: var(--surface);
  border-bottom: 1px solid var(--line);
`;

const Row = styled(PageWidth)`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 60px;
  & > a {
    flex: none;
    border-radius: var(--radius-control);
    color: var(--ink);
    font-weight: 700;
    text-decoration: none;
  }
  & > .end {
    display: flex;
    flex: none;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
  }
  & > .wide {
    display: none;
  }
  & a,
  & button,
  & select {
    scroll-margin-top: -184px;
  }
  ${wide} {
    gap: 20px;
    min-height: 104px;
    padding-block-start: 8px;
    padding-block-end: 8px;
    & > a img {
      width: 76px;
      height: 76px;
    }
    & > .small {
      display: none;
    }
    & > .name {
      display: block;
      min-width: 0;
    }
    & > .end.wide {
      display: flex;
      gap: 16px;
    }
  }
  @media print {
    & > .name {
      display: block;
    }
    & > .end,
    & > .small {
      display: none;
    }
  }
`;

const Name = styled('p')`
  font-size: 1.875rem;
  font-weight: 700;
  line-height: 1.3;
  text-wrap: balance;
  overflow-wrap: anywhere;
  & + p {
    color: var(--ink-soft);
  }
  & + p > span + span::before {
    background: var(--motif);
  }
`;

/**
 * The upper part of the header: the top bar of wide screens (B2.4.1) and the small-screen header (B2.5.2). Both are in
 * the HTML; CSS shows one of them (B10.2.3).
 */
export function TopBar() {
  const intl = useIntl();
  const { topBar } = useSite().site.config.shell;
  const title = useCouncilTitle();
  const council = useCouncilName();
  return (
    <Bar>
      <Row>
        <Link to="/" aria-label={intl.formatMessage({ id: 'shell.home' }, { council })}>
          <Logo alt={title} />
        </Link>
        <div className="name wide">
          <Name>{title}</Name>
          <CouncilFacts facts={topBar?.facts ?? []} />
        </div>
        <div className="end wide">
          {topBar?.social && <SocialLinks social={topBar.social} />}
          <LanguagePicker clears={topBar?.languagePicker.clears ?? []} />
          <DisplayLink />
          <SearchLink />
        </div>
        <CompactTitle social={topBar?.social} />
        <div className="end small">
          <SearchLink />
          <LanguagePicker clears={[]} />
          <MenuButtons />
        </div>
      </Row>
    </Bar>
  );
}
