import { styled } from '@mui/material/styles';
import { PageWidth } from '../../ui/layout/PageWidth';
import { useSite } from '../../context/use-site';
import { CouncilFacts } from './CouncilFacts';
import { useCouncilTitle } from '../../identity/use-council-title';

const Banner = styled('div')`
  padding-block-start: 14px;
  padding-block-end: 12px;
  background: var(--bar);
  color: var(--on-bar);
  & .name {
    font-size: 1.5rem;
    font-weight: 700;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & .facts {
    opacity: 0.92;
  }
  ${({ theme }) => theme.breakpoints.up('lg')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** The council's name under the small-screen header of Home. */
export function CouncilBanner() {
  const { topBar } = useSite().site.config.shell;
  const places = (topBar?.facts ?? []).filter((fact) => fact !== 'established');
  return (
    <Banner>
      <PageWidth>
        <p className="name">{useCouncilTitle()}</p>
        <CouncilFacts facts={places} className="facts" />
      </PageWidth>
    </Banner>
  );
}
