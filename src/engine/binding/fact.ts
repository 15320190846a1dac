import type { FactBinding } from '../site-config.generated';
import type { RecordContext } from './context';
import type { CouncilRecord } from '../record/record';
import { bindPeriod } from './period';
import { bindText, type BoundText } from './text';

/** A labelled value. */
export interface Fact {
  readonly label: string;
  readonly value: BoundText;
  readonly wide: boolean;
}

function bindFact(fact: FactBinding, record: CouncilRecord, context: RecordContext): Fact | null {
  const period = fact.period ? bindPeriod(fact.period, record, context) : null;
  const value = period === null ? bindText(fact, record, context) : { text: period };
  return value && { label: context.translate(fact.label), value, wide: fact.wide ?? false };
}

/** The facts that have a value, in the order of the bindings. */
export function bindFacts(
  facts: readonly FactBinding[] | undefined,
  record: CouncilRecord,
  context: RecordContext,
): readonly Fact[] {
  return (facts ?? []).flatMap((fact) => bindFact(fact, record, context) ?? []);
}
