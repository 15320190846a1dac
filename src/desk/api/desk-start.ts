import type { MessageFormatElement } from 'react-intl';
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

/** What the HTML of the desk has: also the texts of signing in, so that it waits for no catalogue. */
export interface DeskPageStart extends DeskStart {
  readonly texts: {
    /** Whether they are in the language of the site, not in English instead. */
    readonly isOwn: boolean;
    /** Compiled. */
    readonly messages: Readonly<Record<string, MessageFormatElement[]>>;
  };
}
