import { isObject } from '../../../engine/json/json';
import type { SiteConfig } from '../../../engine/site-config.generated';

/**
 * The fields with the last day of an office that lasts, by source: pages show a period that ends in the future as lasting.
 * Those of former holders are not among them.
 */
export function openTerms({ pages }: Pick<SiteConfig, 'pages'>): ReadonlyMap<string, string> {
  const terms = new Map<string, string>();
  const visit = (node: unknown, outer: string | null): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, outer);
    if (!isObject(node)) return;
    const source = typeof node.source === 'string' ? node.source : outer;
    const { period } = node;
    const isOpen = isObject(period) && period.futureIsPresent === true && typeof period.to === 'string';
    if (isOpen && source !== null && typeof period.to === 'string') terms.set(source, period.to);
    for (const value of Object.values(node)) visit(value, source);
  };
  visit(pages, null);
  return terms;
}
