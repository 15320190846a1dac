import styled from '@emotion/styled';
import { fieldText } from '../../../engine/record/record';
import { parseDay } from '../../../engine/record/parse-day';
import { recordContext } from '../../../engine/binding/context';
import { formatDay } from '../../../engine/binding/date';
import { bindText, type BoundText } from '../../../engine/binding/text';
import type { CouncilFact, TopBar } from '../../../engine/site-config.generated';
import { useCouncil } from '../../context/use-council';
import { useBindContext } from '../../context/use-bind-context';
import { useSite } from '../../context/use-site';
import { LinkedText } from '../../ui/text/LinkedText';

type TopBarFact = NonNullable<TopBar['facts']>[number];
type NamedFact = Exclude<TopBarFact, CouncilFact>;

/** Separates facts by dots. The dot of the first fact in a line is outside the box and clipped; focus rings are not. */
const Line = styled('p')`
  display: flex;
  flex-wrap: wrap;
  column-gap: 25px;
  margin-inline-start: -6px;
  margin-inline-end: -6px;
  padding-inline-start: 6px;
  padding-inline-end: 6px;
  overflow-x: clip;
  font-size: var(--small);
  line-height: 1.5;
  & > span {
    position: relative;
    min-width: 0;
  }
  & a {
    color: inherit;
  }
  & > span + span::before {
    content: '';
    position: absolute;
    top: calc(0.75em - 2px);
    margin-inline-start: -15px;
    width: 5px;
    height: 5px;
    border-radius: 9px;
    background: currentColor;
  }
`;

/** A fact as one text, or a label with its value. */
interface FactText {
  readonly text: string;
  readonly value: BoundText | null;
}

/** The facts in the given order: a missing place is left out, a missing date is 'N/A' (B2.4.2). */
function useCouncilFacts(facts: readonly TopBarFact[]): readonly FactText[] {
  const { bind } = useSite().site.config.council;
  const council = useCouncil();
  const context = useBindContext();
  if (!council) return [];
  const { translate } = context;
  const councilContext = recordContext(context.site.config.council.source, context);
  const valueOf = (fact: NamedFact) => fieldText(council, bind[fact] ?? '');
  const day = parseDay(valueOf('established'));
  const established = () =>
    translate('shell.established', {
      date: day === null ? translate('common.notAvailable') : formatDay(day, context),
    });
  const place = (message: string, value: string | null) =>
    value === null ? [] : translate(message, { value });
  const texts: Record<NamedFact, () => string | string[]> = {
    taluka: () => place('shell.taluka', valueOf('taluka')),
    district: () => place('shell.district', valueOf('district')),
    established,
  };
  const labelled = ({ label, field }: CouncilFact): FactText | [] => {
    const value = bindText(field, council, councilContext);
    return value ? { text: `${translate(label)}: `, value } : [];
  };
  return facts.flatMap((fact) => {
    if (typeof fact === 'object') return labelled(fact);
    return [texts[fact]()].flat().map((text) => ({ text, value: null }));
  });
}

interface CouncilFactsProps {
  readonly facts: readonly TopBarFact[];
  readonly className?: string;
}

/** Facts of the council in a line, such as its taluka and district. */
export function CouncilFacts({ facts, className }: CouncilFactsProps) {
  const texts = useCouncilFacts(facts);
  if (texts.length === 0) return null;
  return (
    <Line className={className}>
      {texts.map(({ text, value }) => (
        <span key={text}>
          {text}
          {value && <LinkedText of={value} />}
        </span>
      ))}
    </Line>
  );
}
