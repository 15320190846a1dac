import styled from '@emotion/styled';
import { useSay } from '../language/use-say';
import { Notice } from '../parts/Notice';
import { countOutcomes, type TriedSite } from './composed-broadcast';

const Sites = styled('ul')`
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block: 8px;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`;

interface TrialPlanProps {
  readonly sites: readonly TriedSite[];
  /** Talukas of the broadcast in which there is no site. */
  readonly unknown: readonly string[];
}

/** What each site does with a broadcast, and how many do so; sites that it is not for are only counted. */
export function TrialPlan({ sites, unknown }: TrialPlanProps) {
  const say = useSay();
  return (
    <>
      {unknown.length > 0 && (
        <Notice isError>{say('broadcasts.unknownTalukas', { names: unknown.join(', ') })}</Notice>
      )}
      <p role="status">
        <b>
          {countOutcomes(sites)
            .map(({ outcome, count }) => say(`broadcasts.count.${outcome}`, { count }))
            .join(', ')}
        </b>
      </p>
      <Sites>
        {sites.map(({ name, title, outcome, mistake }) =>
          outcome === 'other' ? null : (
            <li key={name}>
              <b>{title === name ? name : `${title} (${name})`}</b>
              <span>{say(`broadcasts.outcome.${outcome}`, { mistake })}</span>
            </li>
          ),
        )}
      </Sites>
    </>
  );
}
