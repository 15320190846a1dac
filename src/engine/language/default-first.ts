import type { Language, SiteConfig } from '../site-config.generated';

/** The languages of a site, the default one first. */
export function defaultFirst({ default: first, list }: SiteConfig['languages']): readonly Language[] {
  const isDefault = ({ code }: Language) => Number(code === first);
  return [...list].sort((a, b) => isDefault(b) - isDefault(a));
}
