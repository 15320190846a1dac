import type { Display, SiteConfig } from '../../engine/site-config.generated';

/** Id of the script element with what the desk starts with, as JSON. */
export const deskStartId = 'desk-start';

/** Data about the site that the HTML of the desk passes to its script. */
export interface DeskStart extends Pick<
  SiteConfig,
  'languages' | 'displayName' | 'timeZone' | 'publicAddress'
> {
  /** Code of the language that the person chose last, or of the site. */
  readonly language: string;
  readonly display: Pick<Display, 'dateFormat' | 'wideFrom'>;
}
