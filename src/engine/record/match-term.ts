import type { SiteConfig } from '../site-config.generated';
import { comparable } from '../text/comparable';
import { fieldText, type CouncilRecord } from './record';

/** A config with named terms. */
export interface WithTerms {
  readonly config: Pick<SiteConfig, 'terms'>;
}

// Cached, because each record is compared with every spelling of the config.
const comparableSpellings = new WeakMap<object, readonly string[]>();

function spellingsOf(term: string, { config }: WithTerms): readonly string[] {
  const spellings = config.terms?.[term];
  if (!spellings) return [];
  const found = comparableSpellings.get(spellings) ?? Object.values(spellings).flat().map(comparable);
  comparableSpellings.set(spellings, found);
  return found;
}

/** The first of the named terms of which the field is a spelling in any language, or null (B2.8.2). */
export function matchTerm(
  record: CouncilRecord,
  field: string,
  terms: readonly string[],
  site: WithTerms,
): string | null {
  const value = fieldText(record, field);
  if (value === null) return null;
  const text = comparable(value);
  return terms.find((term) => spellingsOf(term, site).includes(text)) ?? null;
}
