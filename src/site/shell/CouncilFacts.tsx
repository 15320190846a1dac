import { styled } from '@mui/material/styles';
import { textOf } from '../../binding/council-record';
import { dayOf, formatDay } from '../../binding/date';
import type { TopBar } from '../../config/site-config.generated';
import { useBindContext, useCouncil } from '../use-council';
import { useSite } from '../use-site';

type CouncilFact = NonNullable<TopBar['facts']>[number];

const Line = styled('p')`
  font-size: var(--small);
  line-height: 1.5;
  & > span {
    display: inline-block;
  }
  & > span + span::before {
    content: '';
    display: inline-block;
    width: 5px;
    height: 5px;
    margin: 0 10px;
    border-radius: 9px;
    background: currentColor;
    vertical-align: 0.2em;
  }
`;

/** The facts in the order asked for: a place that is missing is left out, a missing date is 'N/A' (specification, 2.4). */
function useCouncilFacts(facts: readonly CouncilFact[]): readonly string[] {
  const { bind } = useSite().site.config.council;
  const council = useCouncil();
  const context = useBindContext();
  if (!council) return [];
  const { say } = context;
  const valueOf = (fact: CouncilFact) => textOf(council, bind[fact] ?? '');
  const day = dayOf(valueOf('established'));
  const established = () =>
    say('shell.established', { date: day === null ? say('common.notAvailable') : formatDay(day, context) });
  const place = (message: string, value: string | null) => (value === null ? [] : say(message, { value }));
  const told: Record<CouncilFact, () => string | string[]> = {
    taluka: () => place('shell.taluka', valueOf('taluka')),
    district: () => place('shell.district', valueOf('district')),
    established,
  };
  return facts.flatMap((fact) => told[fact]());
}

interface CouncilFactsProps {
  readonly facts: readonly CouncilFact[];
  readonly className?: string;
}

/** Where the council is and since when there is one, in a line. */
export function CouncilFacts({ facts, className }: CouncilFactsProps) {
  const told = useCouncilFacts(facts);
  if (told.length === 0) return null;
  return (
    <Line className={className}>
      {told.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Line>
  );
}
