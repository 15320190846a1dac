import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { PageWidth } from '../../ui/Sheet';
import { PageLink } from '../links';
import { useCouncilText, useSay } from '../use-council';
import { useSite } from '../use-site';
import { FooterColumnBlocks } from './FooterColumns';
import { Toran } from './Toran';

const Deep = styled('footer')`
  background: var(--deep);
  color: var(--on-deep);
  @media print {
    display: none;
  }
`;

const Columns = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-block: 28px 32px;
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    display: flex;
    flex-wrap: wrap;
    gap: 40px;
  }
`;

const End = styled(PageWidth)`
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
    align-items: center;
    justify-content: space-between;
    padding-block: 8px 12px;
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

/** The copyright line; a council without a name is named by its title, once (specification, 2.6). */
function useCopyright(): string {
  const { copyright } = useSite().site.config.shell.footer;
  const say = useSay();
  const fallback = say('council.fallback');
  const council = useCouncilText('name');
  return say(copyright, { council: council ?? fallback }).replace(`${fallback} ${fallback}`, fallback);
}

function LegalLinks() {
  const intl = useIntl();
  const say = useSay();
  const { pages, shell } = useSite().site.config;
  const linked = shell.footer.pages.flatMap((path) => pages.find((page) => page.path === path) ?? []);
  if (linked.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: 'shell.legalPages' })}>
      <ul>
        {linked.map(({ path, title }) => (
          <li key={path}>
            <PageLink path={path}>{say(title)}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer: the columns of the config, the legal pages and the copyright line (specification, 2.6). */
export function Footer() {
  const { footer } = useSite().site.config.shell;
  return (
    <Deep>
      <Toran aria-hidden="true" />
      <Columns>
        {footer.columns.map((column, index) => (
          <FooterColumnBlocks key={index} column={column} />
        ))}
      </Columns>
      <End>
        <div>
          <LegalLinks />
          <p>{useCopyright()}</p>
        </div>
      </End>
    </Deep>
  );
}
