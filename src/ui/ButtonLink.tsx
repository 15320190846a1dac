import { PlainButton } from './Button';
import { NewTab } from './NewTab';

/** A link to another tab that looks like a plain button. */
export const ButtonLink = PlainButton.withComponent(NewTab);
