import type { OpenForm } from '../../client/open-form';
import type { PageForm } from '../../model/form/page-form';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

interface HiddenFieldsProps {
  readonly names: OpenForm['hiddenFields'];
  /** Data for a post without script; null once hydrated. */
  readonly pageForm: PageForm | null;
}

/** Hidden fields of every form: a honeypot against bots, and the data of a post without script. */
export function HiddenFields({ names, pageForm }: HiddenFieldsProps) {
  return (
    <>
      <VisuallyHidden aria-hidden="true">
        <input type="text" name={names.honeypot} tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      {pageForm && <input type="hidden" name={names.key} value={pageForm.key} autoComplete="off" />}
    </>
  );
}
