import styled from '@emotion/styled/base';
import { fieldText } from '../../../model/record/record';
import { parseDay, formatDay } from '../../../binding/date';
import type { TopBar } from '../../../model/site-config.generated';
import { useCouncil } from '../../context/use-council';
import { useBindContext } from '../../context/use-bind-context';
import { useSite } from '../../context/use-site';

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

/** The facts in the given order: a missing place is left out, a missing date is 'N/A' (B2.4.2). */
function useCouncilFacts(facts: readonly CouncilFact[]): readonly string[] {
  const { bind } = useSite().site.config.council;
  const council = useCouncil();
  const context = useBindContext();
  if (!council) return [];
  const { translate } = context;
  const valueOf = (fact: CouncilFact) => fieldText(council, bind[fact] ?? '');
  const day = parseDay(valueOf('established'));
  const established = () =>
    translate('shell.established', {
      date: day === null ? translate('common.notAvailable') : formatDay(day, context),
    });
  const place = (message: string, value: string | null) =>
    value === null ? [] : translate(message, { value });
  const texts: Record<CouncilFact, () => string | string[]> = {
    taluka: () => place('shell.taluka', valueOf('taluka')),
    district: () => place('shell.district', valueOf('district')),
    established,
  };
  return facts.flatMap((fact) => texts[fact]());
}

interface CouncilFactsProps {
  readonly facts: readonly CouncilFact[];
  readonly className?: string;
}

/** The council's taluka, district and establishment date in a line. */
export function CouncilFacts({ facts, className }: CouncilFactsProps) {
  const texts = useCouncilFacts(facts);
  if (texts.length === 0) return null;
  return (
    <Line className={className}>
      {texts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Line>
  );
}
