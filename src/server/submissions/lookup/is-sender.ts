import { comparable } from '../../../engine/text/comparable';
import type { Form } from '../../../engine/site-config.generated';
import { isContact, isOfPerson } from '../../../engine/form/same-person';
import type { Submission } from '../submission';

const nameOf = (text: string): string => comparable(text).trim().replace(/\s+/gu, ' ').toLowerCase();

/** The values of a submission that are its sender's name: of the fields for one, else of the first field. */
function namesIn({ body }: Pick<Submission, 'body'>, form: Pick<Form, 'fields'> | undefined): string[] {
  const texts = (form?.fields ?? []).filter(({ kind }) => kind === 'text');
  const named = texts.filter((field) => 'autocomplete' in field && field.autocomplete === 'name');
  return (named.length > 0 ? named : texts.slice(0, 1)).map(({ name }) => nameOf(String(body[name] ?? '')));
}

/** Whether a text is the telephone number, the e-mail address or the name that was given with a submission, however it is written. */
export function isSender(
  submission: Pick<Submission, 'body'>,
  form: Pick<Form, 'fields'> | undefined,
  typed: string,
): boolean {
  if (isContact(typed) && isOfPerson(submission, typed)) return true;
  const name = nameOf(typed);
  return name !== '' && namesIn(submission, form).includes(name);
}
