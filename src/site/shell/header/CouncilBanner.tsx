import { wide } from '../../theme/component-theme';
import styled from '@emotion/styled';
import { PageWidth } from '../../ui/layout/PageWidth';
import { useSite } from '../../context/use-site';
import { CouncilFacts } from './CouncilFacts';
import { useCouncilTitle } from '../../identity/use-council-title';

const Banner = styled('div')`
  padding-block-start: 6px;
  padding-block-end: 6px;
  background: var(--bar);
  color: var(--on-bar);
  font-weight: 700;
  line-height: 1.35;
  overflow-wrap: anywhere;
  &[data-home] {
    padding-block-start: 14px;
    padding-block-end: 12px;
    & .name {
      font-size: 1.5rem;
    }
  }
  & .facts {
    font-weight: 400;
    opacity: 0.92;
  }
  ${wide} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** The council's name under the small-screen header; on Home larger, with its taluka and district. */
export function CouncilBanner({ atHome }: { readonly atHome: boolean }) {
  const { topBar } = useSite().site.config.shell;
  const places = (topBar?.facts ?? []).filter((fact) => fact !== 'established');
  return (
    <Banner data-home={atHome || undefined}>
      <PageWidth>
        <p className="name">{useCouncilTitle()}</p>
        {atHome && <CouncilFacts facts={places} className="facts" />}
      </PageWidth>
    </Banner>
  );
}
