import type { Form } from '../../engine/site-config.generated';
import { exampleFields } from './example-fields';

/** An application with a field of every kind. */
export const application: Form = {
  post: '/Application/Create',
  entity: 'question',
  referencePrefix: 'APP',
  excerptField: 'purpose',
  fields: Object.values(exampleFields).map(({ field }) => field),
  submit: { GU: 'અરજી મોકલો', HI: 'आवेदन भेजें', EN: 'Send the application' },
  sending: 'form.sending',
  success: { GU: 'અરજી મળી ગઈ છે.', HI: 'आवेदन मिल गया है।', EN: 'The application was received.' },
  failure: 'form.failedQuestion',
};
