import { IconButton } from '../../ui/control/Button';
import { PageLink } from './links';

/** A link to a page that holds only an icon; it needs an `aria-label`. */
export const IconLink = IconButton.withComponent(PageLink);
