import type { CheckedSite } from '../../../engine/site/checked-site';
import { resolveLanguage } from '../../../engine/language/resolve-language';
import type { SubmissionState } from '../../../engine/lookup/lookup';
import { deskMessages } from '../../messages/desk-messages';
import { inboxTexts } from '../../../server/submissions/reading/inbox-texts';
import { createLocalTime } from '../../../server/submissions/reading/local-time';
import type { ExportTable } from '../../../server/submissions/reading/write-export';
import { isSuspicious, type Submission } from '../../../server/submissions/submission';

/** A submission and how far it is. */
interface ExportedSubmission {
  readonly submission: Submission;
  readonly state: SubmissionState;
}

/**
 * Submissions as a table in the words of the desk: what is known of each, then every field of their forms by its label. What
 * forms send beside their fields is left out, unless the site no longer has the form.
 */
export function inboxTable(
  exported: readonly ExportedSubmission[],
  checked: CheckedSite,
  language: string,
): ExportTable {
  const { messages } = deskMessages(language);
  const texts = inboxTexts(checked);
  const localTime = createLocalTime(checked.config.timeZone);
  const valuesOf = ({ form, body }: Submission): ReadonlyMap<string, string> => {
    const fields = checked.config.forms?.[form]?.fields.map(({ name }) => name) ?? Object.keys(body);
    const filled = fields.filter((name) => body[name] !== undefined);
    return new Map(filled.map((name) => [texts.fieldLabel(form, name, language), String(body[name])]));
  };
  const values = exported.map(({ submission }) => valuesOf(submission));
  const labels = [...new Set(values.flatMap((one) => [...one.keys()]))];
  const rows = exported.map(({ submission, state }, index) => [
    submission.reference,
    localTime(submission.createdAt),
    texts.formTitle(submission.form, language),
    messages[`state.${state}`],
    isSuspicious(submission) ? messages['form.yes'] : '',
    resolveLanguage(checked.config, { requested: submission.language }).name,
    ...labels.map((label) => values[index]?.get(label) ?? ''),
  ]);
  const known = ['reference', 'received', 'form', 'state', 'suspicious', 'language'] as const;
  return { heading: [...known.map((name) => messages[`table.${name}`]), ...labels], rows };
}
