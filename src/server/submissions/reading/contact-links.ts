import { resolveLanguage } from '../../../engine/language/resolve-language';
import type { SubmissionState } from '../../../engine/lookup/lookup';
import { prefixedPath } from '../../../engine/page/page-url';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { shownPlace } from '../../../engine/form/place';
import type { FormField } from '../../../engine/site-config.generated';
import { emailUrl } from '../../../engine/url/contact-url';
import { findNumbers } from '../../../engine/values/telephone/find-numbers';
import { trackPath } from '../../../templates/declarations';
import type { SiteTexts } from '../site-texts';
import type { Reply, Submission } from '../submission';

/** An address that calls, writes to or opens a chat with a person, or shows a place on a map. */
export interface ContactLink {
  readonly kind: 'call' | 'whatsapp' | 'sms' | 'email' | 'map';
  readonly href: string;
  readonly text: string;
}

/** Links that call, write to or open a chat with the numbers of a text; short numbers have no chat and no messages. */
function telephoneLinks(value: string, message: string): ContactLink[] {
  const text = encodeURIComponent(message);
  return findNumbers(value).numbers.flatMap(({ dialled }): ContactLink[] => {
    const call = { kind: 'call', href: `tel:${dialled}`, text: dialled } as const;
    if (!dialled.startsWith('+')) return [call];
    return [
      call,
      { kind: 'whatsapp', href: `https://wa.me/${dialled.slice(1)}?text=${text}`, text: dialled },
      { kind: 'sms', href: `sms:${dialled}?body=${text}`, text: dialled },
    ];
  });
}

/** Links that call or write to the sender by the value of a field, or show the place in it. */
export function linksOf(kind: FormField['kind'], value: string, message: string): ContactLink[] {
  if (kind === 'telephone') return telephoneLinks(value, message);
  if (kind === 'place') {
    const { text, map } = shownPlace(value);
    return map === null ? [] : [{ kind: 'map', href: map, text }];
  }
  const href = kind === 'email' ? emailUrl(value) : null;
  return href === null
    ? []
    : [{ kind: 'email', href: `${href}?body=${encodeURIComponent(message)}`, text: value }];
}

/** The last answer to a submission whose sender agreed that it is sent to the given number or address (`answerConsent`). */
export function answerToSend({ form, body, replies }: Submission, { config }: CheckedSite): Reply | null {
  const consent = config.forms?.[form]?.answerConsent;
  if (consent === undefined || body[consent] !== true) return null;
  return replies.filter(({ from }) => from === 'council').at(-1) ?? null;
}

/**
 * Text of a message to a sender: the number and how far it is, and where the answer can be read. What was sent is not in it, and
 * the answer only where the sender agreed, since a telephone may be shared and a number may be wrong.
 */
export function messageToSender(
  { reference, language }: Submission,
  state: SubmissionState,
  { config }: CheckedSite,
  { texts, answer }: { readonly texts: SiteTexts; readonly answer: Reply | null },
): string {
  const { code } = resolveLanguage(config, { requested: language });
  const path = trackPath(config);
  const address = new URL(prefixedPath(code, path ?? '/'), config.publicAddress).href;
  const council = config.displayName[code] ?? new URL(config.publicAddress).host;
  const said = texts.format(`track.state.${state}`, code, {});
  const greeting = texts.format('track.greeting', code, { reference, council, state: said, address });
  return answer === null ? greeting : `${greeting}\n\n${answer.text}`;
}
