import { PlainButton } from './Button';
import { NewTab } from '../text/NewTab';

/** A link to a new tab, styled as a plain button. */
export const ButtonLink = PlainButton.withComponent(NewTab);
