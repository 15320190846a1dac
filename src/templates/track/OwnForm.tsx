import type { ReactNode } from 'react';
import { lookupFields } from '../../engine/lookup/lookup';
import type { SubmissionView } from './bind';

interface OwnFormProps {
  readonly action: string;
  readonly of: Pick<SubmissionView, 'reference' | 'contact'>;
  /** Its fields, and a button that names the action. */
  readonly children: ReactNode;
}

/** A form about the submission that was found: it carries what found it, since the server keeps no session. */
export function OwnForm({ action, of: { reference, contact }, children }: OwnFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name={lookupFields.reference} value={reference} />
      <input type="hidden" name={lookupFields.contact} value={contact} />
      {children}
    </form>
  );
}
