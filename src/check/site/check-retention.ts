import { sentence } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { at } from '../document/json-access';
import type { CheckContext } from '../check-context';

/** Fewest days that the Rules of 2025 ask for: Rule 8(3) has personal data and logs kept for at least one year. */
const fewestDays = 365;

/** Warns of a retention period that is shorter than the law asks for (B11.6.11). */
export function checkRetention({ config }: CheckContext): Finding[] {
  const path = ['submissions', 'retentionDays'];
  const days = at(config, ...path);
  if (typeof days !== 'number' || days >= fewestDays) return [];
  return [
    {
      path,
      message: sentence('retention.short', { days: String(days) }),
      hint: sentence('retention.more', { days: String(fewestDays) }),
      severity: 'warning',
    },
  ];
}
