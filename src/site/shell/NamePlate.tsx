import { styled } from '@mui/material/styles';
import { PageWidth } from '../../ui/Sheet';
import { useSite } from '../use-site';
import { CouncilFacts } from './CouncilFacts';
import { useCouncilTitle } from './use-council-title';

const Plate = styled('div')`
  padding-block: 14px 12px;
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
  ${({ theme }) => theme.breakpoints.up('wide')} {
    display: none;
  }
`;

/** The council's name under the small header of Home, where the top bar is not. */
export function NamePlate() {
  const { topBar } = useSite().site.config.shell;
  const places = (topBar?.facts ?? []).filter((fact) => fact !== 'established');
  return (
    <Plate>
      <PageWidth>
        <p className="name">{useCouncilTitle()}</p>
        <CouncilFacts facts={places} className="facts" />
      </PageWidth>
    </Plate>
  );
}
