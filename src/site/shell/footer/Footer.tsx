import { wide } from '../../theme/component-theme';
import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageWidth } from '../../ui/layout/PageWidth';
import { useInView } from '../../ui/motion/use-in-view';
import { offscreenStyles } from '../../ui/list/offscreen-styles';
import { useCouncilText } from '../../context/use-council';
import { useTranslate } from '../../context/use-translate';
import { useSite } from '../../context/use-site';
import { FooterColumnBlocks } from './FooterColumn';
import { displayId } from '../../display/DisplayLink';
import { withoutScripts } from '../../theme/without-scripts';

const pennant = (at: string, colour: string) =>
  `conic-gradient(from -45deg at ${at} 12px, var(--${colour}) 90deg, #0000 0) 0 0/72px 12px repeat-x`;

const bead = 'radial-gradient(circle at 12px 14.6px, var(--motif-2) 1.6px, #0000 2.2px) 0 0/24px 17px';

const pennants = [pennant('12px', 'motif'), pennant('36px', 'motif-2'), pennant('60px', 'accent-soft')];

/** Ornament at the top of the footer: a row of pennants with beads, after the toran hung over doors in Gujarat. */
const FooterBorder = styled('div')`
  height: 17px;
  background: ${[bead, ...pennants].join(', ')}, var(--deep);
`;

const DisplayControls = lazy(() =>
  import('../../display/DisplayControls').then((m) => ({ default: m.DisplayControls })),
);

const Background = styled('footer')`
  background: var(--deep);
  color: var(--on-deep);
  ${offscreenStyles('2000px')}
  ${wide} {
    contain-intrinsic-height: auto 900px;
  }
  @media print {
    display: none;
  }
`;

const Columns = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-block-start: 28px;
  padding-block-end: 32px;
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    display: flex;
    flex-wrap: wrap;
    gap: 40px;
  }
`;

/** Room for the buttons, which are not in the HTML; the legal links and the copyright line follow below it. */
const Display = styled(PageWidth)`
  --pressed: var(--on-deep);
  --on-pressed: var(--deep);
  min-height: 120px;
  padding-block-start: 0;
  padding-block-end: 20px;
  color: var(--on-deep);
  @media (min-width: 768px) {
    min-height: 64px;
  }
  ${withoutScripts} {
    display: none;
  }
  scroll-margin-bottom: 40vh;
`;

const BottomRow = styled(PageWidth)`
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
    align-items: center;
    justify-content: space-between;
    padding-block-start: 8px;
    padding-block-end: 12px;
    border-top: 1px solid var(--line-deep);
    color: var(--on-deep-soft);
    font-size: var(--small);
  }
  & > div > p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--on-deep);
    font-size: var(--control);
    line-height: 1.4;
  }
  & a:hover {
    color: var(--on-bar);
  }
`;

/** The copyright line; a council without a name is named by its title, once (B2.6.5). */
function useCopyright(): string {
  const { copyright } = useSite().site.config.shell.footer;
  const translate = useTranslate();
  const fallback = translate('council.fallback');
  const council = useCouncilText('name');
  return translate(copyright, { council: council ?? fallback }).replace(`${fallback} ${fallback}`, fallback);
}

function LegalLinks() {
  const intl = useIntl();
  const translate = useTranslate();
  const { pages, shell } = useSite().site.config;
  const linked = shell.footer.pages.flatMap((path) => pages.find((page) => page.path === path) ?? []);
  if (linked.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: 'shell.legalPages' })}>
      <ul>
        {linked.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{translate(title)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The buttons for text size and colours, loaded when they are near the screen. */
function DisplayChoices() {
  const [ref, near] = useInView('400px');
  const [wanted, setWanted] = useState(false);
  if (near && !wanted) setWanted(true);
  return (
    <Display id={displayId} tabIndex={-1}>
      <div ref={ref}>
        <Suspense>{wanted && <DisplayControls />}</Suspense>
      </div>
    </Display>
  );
}

/** The footer: the columns of the config, the legal pages and the copyright line (B2.6.1-B2.6.5). */
export function Footer() {
  const { footer } = useSite().site.config.shell;
  return (
    <Background>
      <FooterBorder aria-hidden="true" />
      <Columns>
        {footer.columns.map((column, index) => (
          <FooterColumnBlocks key={index} column={column} />
        ))}
      </Columns>
      <DisplayChoices />
      <BottomRow>
        <div>
          <LegalLinks />
          <p>{useCopyright()}</p>
        </div>
      </BottomRow>
    </Background>
  );
}
