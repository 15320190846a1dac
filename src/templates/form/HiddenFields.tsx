import type { OpenForm } from './sending/open-form';
import type { FormNotice } from '../../engine/form/form-notice';
import type { PageForm } from '../../engine/form/page-form';
import { VisuallyHidden } from '../../site/ui/text/VisuallyHidden';

interface HiddenFieldsProps {
  readonly names: OpenForm['hiddenFields'];
  readonly notice: FormNotice | undefined;
  /** Data for a post without script; null once hydrated. */
  readonly pageForm: PageForm | null;
}

/** Hidden fields of every form: a honeypot against bots, and the data of a post without script. */
export function HiddenFields({ names, notice, pageForm }: HiddenFieldsProps) {
  return (
    <>
      <VisuallyHidden aria-hidden="true">
        <input type="text" name={names.honeypot} tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      {notice && notice.agree !== null && (
        <input type="hidden" name={names.notice} value={notice.version} autoComplete="off" />
      )}
      {pageForm && <input type="hidden" name={names.key} value={pageForm.key} autoComplete="off" />}
    </>
  );
}
