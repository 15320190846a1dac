import { resolveLanguage } from '../../../engine/language/resolve-language';
import { prefixedPath } from '../../../engine/page/page-url';
import type { SubmissionState } from '../../../engine/lookup/lookup';
import type { CheckedSite } from '../../../engine/site/checked-site';
import type { Form, FormField } from '../../../engine/site-config.generated';
import { findNumbers } from '../../../engine/values/telephone/find-numbers';
import { trackPath } from '../../../templates/declarations';
import { answerToSend, messageToSender } from '../reading/contact-links';
import { siteTexts } from '../site-texts';
import type { ClaimedMessage } from '../store/gateway-messages';
import type { Submission } from '../submission';

/** What a gateway is told of a submission: docs/submissions.md describes it for its programmers. */
export interface GatewayMessage {
  /** Of this format. */
  readonly version: 1;
  readonly event: 'answer' | 'state';
  /** Host of the site. */
  readonly site: string;
  readonly reference: string;
  /** Name of the form in the config. */
  readonly form: string;
  readonly state: SubmissionState;
  /** Language code of the sender. */
  readonly language: string;
  /** When the submission changed (ISO 8601). */
  readonly at: string;
  /** Page that shows the state and the answers. */
  readonly link: string;
  /** What to send, in the sender's language: the number, the state, the link, and `answer`. */
  readonly text: string;
  /** Where to send it, as far as the sender gave it. */
  readonly to: { readonly telephone: string | null; readonly email: string | null };
  /** Only of senders who agreed that it is sent there. */
  readonly answer?: { readonly text: string; readonly language: string; readonly at: string };
}

const valueOf = ({ fields }: Form, { body }: Submission, kind: FormField['kind']): string | null => {
  const values = fields.filter((field) => field.kind === kind).map(({ name }) => body[name]);
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? null;
};

/** The first number that can get messages, with its country code. */
function telephoneOf(form: Form, submission: Submission): string | null {
  const numbers = findNumbers(valueOf(form, submission, 'telephone') ?? '').numbers;
  return numbers.find(({ dialled }) => dialled.startsWith('+'))?.dialled ?? null;
}

/** What to tell a gateway of a submission; null where its sender gave neither a telephone number nor an address. */
export function gatewayMessage(
  checked: CheckedSite,
  submission: Submission,
  state: SubmissionState,
  claimed: ClaimedMessage,
): GatewayMessage | null {
  const { config } = checked;
  const form = config.forms?.[submission.form];
  if (!form) return null;
  const to = { telephone: telephoneOf(form, submission), email: valueOf(form, submission, 'email') };
  if (to.telephone === null && to.email === null) return null;
  const { site, reference, language } = submission;
  // The gateway knows an answer of which it was told before.
  const answer = claimed.answeredAt === null ? null : answerToSend(submission, checked);
  const { code } = resolveLanguage(config, { requested: language });
  return {
    version: 1,
    event: claimed.answeredAt === null ? 'state' : 'answer',
    site,
    reference,
    form: submission.form,
    state,
    language: code,
    at: claimed.changedAt,
    link: new URL(prefixedPath(code, trackPath(config) ?? '/'), config.publicAddress).href,
    text: messageToSender(submission, state, checked, { texts: siteTexts(checked), answer }),
    to,
    ...(answer && { answer: { text: answer.text, language: answer.language, at: answer.at } }),
  };
}
