import { safeAddress } from '../../binding/address';
import type { BindContext } from '../../binding/context';
import type { IconName } from '../../ui/icon-names';
import type { SectionOf } from '../contract';

/** What stands on a page that is not there. */
export interface NotFound {
  readonly picture: string | null;
  readonly text: string;
  readonly button: { readonly label: string; readonly path: string; readonly icon: IconName };
}

/** The picture, the line and the button of the section; its picture is an address here. */
export function bindNotFound(
  { picture, text, button, page }: SectionOf<'not-found'>,
  { say }: BindContext,
): NotFound {
  return {
    picture: safeAddress(picture),
    text: say(text),
    button: { label: say(button), path: page, icon: page === '/' ? 'home' : 'arrow-right' },
  };
}
