import { placeFields } from '../../../engine/form/place';
import type { SiteConfig } from '../../../engine/site-config.generated';
import { formsOfPage } from '../../../templates/declarations';
import type { ContentList } from '../../api/content-api';

/** What QR codes of the records of a list say: the first form in which an address can choose one of them; null without one. */
export function codesOfList(config: SiteConfig, list: string): ContentList['codes'] {
  const isOfList = (source: string) => (config.sources[source]?.records ?? source) === list;
  for (const [name, form] of Object.entries(config.forms ?? {})) {
    const page = config.pages.find((one) => formsOfPage(config, one).includes(name));
    for (const { name: field, list: places } of placeFields(form)) {
      const parameter = Object.entries(form.prefill ?? {}).find(([, filled]) => filled === field)?.[0];
      if (!page || !places || parameter === undefined || !isOfList(places.source)) continue;
      const { key, label, number = null } = places;
      const address = `${new URL(page.path, config.publicAddress).href}?${parameter}=`;
      return { address, key, label, number };
    }
  }
  return null;
}
