import { safeUrl } from '../../engine/url/safe-url';
import type { BindContext } from '../../engine/binding/context';
import type { IconName } from '../../site/ui/picture/icon-paths';
import type { SectionOf } from '../declaration';

/** Content of the page for an unknown path (B2.1.7). */
export interface NotFound {
  readonly picture: string | null;
  readonly text: string;
  readonly button: { readonly label: string; readonly path: string; readonly icon: IconName };
}

/** The picture, text and button of the section. */
export function bindNotFound(
  { picture, text, button, page }: SectionOf<'not-found'>,
  { translate }: BindContext,
): NotFound {
  return {
    picture: safeUrl(picture),
    text: translate(text),
    button: { label: translate(button), path: page, icon: page === '/' ? 'home' : 'arrow-right' },
  };
}
