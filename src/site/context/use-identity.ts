import { fieldText, type CouncilRecord } from '../../engine/record/record';
import { bindPicture } from '../../engine/binding/picture';
import { inlineText } from '../../engine/site/config-text';
import { useSite } from './use-site';
import { useSource } from './use-source';

/** The council's name and icon in the browser tab. */
export interface Identity {
  readonly name: string;
  /** URL of its icon; null keeps the page's own. */
  readonly icon: string | null;
}

/** The council's name and icon from its identity, which is requested without a language (B4.3.1). */
export function useIdentity(): Identity {
  const { site } = useSite();
  const { source, identity = source, bind } = site.config.council;
  const list = useSource(identity);
  const record: CouncilRecord = (list.state === 'ready' && list.records[0]) || {};
  return {
    name: fieldText(record, bind.name) ?? inlineText(site.config.displayName, site),
    icon: bindPicture(bind.icon, record),
  };
}
