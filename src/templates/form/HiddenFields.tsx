import type { OpenForm } from '../../content/open-form';
import type { PageForm } from '../../content/page-form';
import { Hidden } from '../../ui/Hidden';

interface HiddenFieldsProps {
  readonly names: OpenForm['hiddenFields'];
  /** For a post without script; null once a script does the sending. */
  readonly pageForm: PageForm | null;
}

/** What a form has beside its own fields: a trap for programs, and what a post without script needs. */
export function HiddenFields({ names, pageForm }: HiddenFieldsProps) {
  return (
    <>
      <Hidden aria-hidden="true">
        <input type="text" name={names.honeypot} tabIndex={-1} autoComplete="off" />
      </Hidden>
      {pageForm && (
        <>
          <input type="hidden" name={names.key} value={pageForm.key} autoComplete="off" />
          <input type="hidden" name={names.shown} value={pageForm.shown} autoComplete="off" />
        </>
      )}
    </>
  );
}
