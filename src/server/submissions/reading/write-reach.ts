import type { Submission } from '../submission';
import { streamCsv } from '../../files/csv';
import { summarize, type ListedForms } from './summarize';

interface ReachOptions {
  /** Start of the day since which data were in reach, ISO 8601. */
  readonly start: string;
  readonly forms: ListedForms;
  readonly localTime: (iso: string) => string;
}

const contactKinds: readonly string[] = ['telephone', 'email'];

/** Telephones and e-mail addresses of a submission, at which its sender can be notified. */
function contactsOf({ form, body }: Submission, forms: ListedForms): string[] {
  const fields = forms[form]?.fields.filter(({ kind }) => contactKinds.includes(kind)) ?? [];
  return fields.map(({ name }) => String(body[name] ?? '')).filter((text) => text !== '');
}

/** Whose data were in reach (CSV): who to tell, in which language, and what they had sent, without its text. */
export function writeReach(
  submissions: AsyncIterable<Submission>,
  options: ReachOptions,
): AsyncIterable<string> {
  const heading = ['name', 'contact', 'language', 'reference', 'form', 'received', 'fields', 'when'];
  return streamCsv(heading, rowsOf(submissions, options));
}

async function* rowsOf(
  submissions: AsyncIterable<Submission>,
  { start, forms, localTime }: ReachOptions,
): AsyncGenerator<readonly string[], void, undefined> {
  for await (const submission of submissions) {
    const { body, language, reference, form, createdAt } = submission;
    const filled = Object.entries(body).filter(([, value]) => typeof value === 'string' && value !== '');
    yield [
      summarize(submission, forms).who,
      contactsOf(submission, forms).join(' / '),
      language,
      reference,
      form,
      localTime(createdAt),
      filled.map(([name]) => name).join(' '),
      createdAt < start ? 'before' : 'since',
    ];
  }
}
