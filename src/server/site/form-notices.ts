import { photoFields } from '../../engine/form/photos';
import type { FormNotice, FormNotices } from '../../engine/form/form-notice';
import { languageLocale } from '../../engine/language/language-locale';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { ConfigText, Form, Language, SiteConfig } from '../../engine/site-config.generated';
import { hashOfText } from '../../engine/text/hash-of-text';
import type { MessageValues } from '../../engine/site/config-text';
import { lookupOfSection } from '../../templates/declarations';
import { messageFormat } from './message-format';

/** The part of a checked site from which notices are made. */
export interface NoticeSite {
  readonly config: Pick<SiteConfig, 'forms' | 'submissions' | 'dataContact' | 'languages' | 'pages'>;
  readonly catalogues: CheckedSite['catalogues'];
}

/** Says a text of the config, or a message, in one language. */
type Say = (text: ConfigText, values?: MessageValues) => string;

function sayIn(language: Language, { config, catalogues }: NoticeSite): Say {
  const locale = languageLocale(language);
  return (text, values) => {
    if (typeof text === 'object') return text[language.code] ?? text[config.languages.default] ?? '';
    return String(messageFormat(catalogues[language.code]?.[text] ?? '', locale).format({ ...values }));
  };
}

function contactIn({ dataContact }: NoticeSite['config'], say: Say): string | null {
  if (!dataContact) return null;
  const { name, telephone, email, address } = dataContact;
  const parts = [say(name), address && say(address), telephone, email].filter(Boolean);
  return say('notice.contact', { contact: parts.join(', ') });
}

/** The page where visitors see and correct what they sent. */
function ownDataIn({ pages }: NoticeSite['config'], say: Say): FormNotice['ownData'] {
  const page = pages.find(({ sections = [] }) =>
    sections.some((section) => lookupOfSection(section) === 'data'),
  );
  return page ? { title: say(page.title), path: page.path } : null;
}

/** Whether a form asks for what a gateway can send to. */
const canBeTold = ({ fields }: Form): boolean =>
  fields.some(({ kind }) => kind === 'telephone' || kind === 'email');

/** A sentence of the notice, where the config has what it says. */
function sentences(form: Form, { submissions = {} }: NoticeSite['config'], say: Say): string[] {
  const { readers, retentionDays, under18, notify } = submissions;
  const kept = retentionDays === undefined ? 'notice.keptOpen' : 'notice.kept';
  return [
    ...(readers === undefined ? [] : [say('notice.readers', { readers: say(readers) })]),
    say(kept, { days: String(retentionDays ?? '') }),
    ...(photoFields(form).length > 0 ? [say('notice.photo')] : []),
    ...(notify !== undefined && canBeTold(form) ? [say('notice.gateway')] : []),
    say('notice.rights'),
    ...(form.basis === 'consent' ? [say('notice.withdraw')] : []),
    ...(under18 === 'guardian' ? [say('notice.guardian')] : []),
    say('notice.complaint'),
  ];
}

/** First sentence of a notice, by the basis of the form. */
const shortTexts = {
  consent: 'notice.consentShort',
  'public-service': 'notice.serviceShort',
  voluntary: 'notice.voluntaryShort',
} as const;

function noticeOf(form: Form, { config }: NoticeSite, say: Say): FormNotice {
  const byConsent = form.basis === 'consent';
  const items = form.fields.map((field) => ({
    label: say(field.label),
    purpose: field.purpose === undefined ? '' : say(field.purpose),
  }));
  const notice = {
    short: say(shortTexts[form.basis ?? 'public-service']),
    title: say('notice.title'),
    items: [...items, { label: say('notice.automatic'), purpose: say('notice.automaticPurpose') }],
    texts: sentences(form, config, say),
    contact: contactIn(config, say),
    ownData: ownDataIn(config, say),
    languages: say('notice.languages'),
    agree: byConsent ? say('notice.agree') : null,
  };
  return { version: versionOf(notice), ...notice };
}

function versionOf(notice: Omit<FormNotice, 'version'>): string {
  return hashOfText(JSON.stringify(notice));
}

/** The notices of a site in one language, of the forms whose config has a `basis` (B4.8.8). */
export function formNotices(language: Language, site: NoticeSite): FormNotices {
  const say = sayIn(language, site);
  const forms = Object.entries(site.config.forms ?? {}).filter(([, { basis }]) => basis !== undefined);
  return Object.fromEntries(forms.map(([name, form]) => [name, noticeOf(form, site, say)]));
}
