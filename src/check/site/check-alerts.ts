import { mistake } from '../sentences/sentence';
import type { CheckContext } from '../check-context';
import type { Finding } from '../document/finding';
import { at, textAt } from '../document/json-access';

/** Alerts that would stay for ever. */
export function checkAlerts({ config }: CheckContext): Finding[] {
  const path = ['shell', 'alerts', 'source'];
  const source = textAt(config, ...path) ?? '';
  const list = at(config, 'sources', source);
  if (list === undefined || at(list, 'validity') !== undefined) return [];
  return [{ path, ...mistake('alerts.endless', { source }) }];
}
