import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { deskSites } from '../../api/sites-api';
import { readDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { SiteLine } from './SiteLine';

const Sites = styled('ul')`
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    gap: 4px;
    padding-block: 14px;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  & > li > a {
    justify-self: start;
    font-weight: 700;
  }
`;

/** The sites of a folder with what each needs, for their operators. */
export function SitesScreen() {
  const say = useSay();
  const { data, error, refetch } = useQuery({
    queryKey: ['sites'],
    queryFn: () => readDesk(deskSites, '/sites'),
  });
  return (
    <Screen title={say('sites.title')}>
      <p>{say('sites.hint')}</p>
      <p>
        <Link to="/sites/broadcasts">{say('broadcasts.title')}</Link>
      </p>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && (
        <Sites>
          {data.sites.map((site) => (
            <SiteLine key={site.name} site={site} />
          ))}
        </Sites>
      )}
    </Screen>
  );
}
