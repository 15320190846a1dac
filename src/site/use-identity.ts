import { textOf, type CouncilRecord } from '../binding/council-record';
import { bindPicture } from '../binding/picture';
import { inlineText } from '../config/text';
import { useSite } from './use-site';
import { useSource } from './use-source';

/** What a browser tab shows of the council. */
export interface Identity {
  readonly name: string;
  /** Address of its icon, or null while the page's own stays. */
  readonly icon: string | null;
}

/** The council's name and icon from its identity (stored as `faviconData`), which is asked for without a language. */
export function useIdentity(): Identity {
  const { site } = useSite();
  const { source, identity = source, bind } = site.config.council;
  const answer = useSource(identity);
  const record: CouncilRecord = (answer.state === 'ready' && answer.records[0]) || {};
  return {
    name: textOf(record, bind.name) ?? inlineText(site.config.displayName, site),
    icon: bindPicture(bind.icon, record),
  };
}
