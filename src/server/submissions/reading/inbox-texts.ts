import type { CheckedSite } from '../../../engine/site/checked-site';
import { formFieldKinds } from '../../../engine/form/field-kinds';
import { shownPlace } from '../../../engine/form/place';
import { fieldOption, valuesOfOption } from '../../../engine/form/field-options';
import { dataRequestForm, type SubmissionState } from '../../../engine/lookup/lookup';
import type { ConfigText, Form, FormField, SelectField } from '../../../engine/site-config.generated';
import { formsOfPage, lookupOfSection } from '../../../templates/declarations';
import { type SiteTexts, siteTexts } from '../site-texts';
import { type AskedRequest, readDataRequest } from '../lookup/data-request';
import { answerToSend, type ContactLink, linksOf, messageToSender } from './contact-links';
import type { Summary } from './summarize';
import type { Submission } from '../submission';

/** A value that can be chosen, and its label. */
interface InboxChoice {
  readonly value: string;
  readonly label: string;
}

/** A field that can be corrected. */
interface CorrectableField {
  readonly name: string;
  readonly label: string;
  /** As it is typed; `true` or empty for a box. */
  readonly value: string;
  readonly kind: 'line' | 'lines' | 'choice' | 'box';
  /** Of a choice. */
  readonly options: InboxChoice[];
}

/** Says the texts of a site's forms in a language. */
export interface InboxTexts {
  /** Title of the page of a form; the name of a form that the site no longer has. */
  readonly formTitle: (form: string, language: string) => string;
  readonly forms: (language: string) => InboxChoice[];
  /** The options of all choices of all forms. */
  readonly types: (language: string) => InboxChoice[];
  /** The form, the field and its values of an option that `types` names by a value; null for none. */
  readonly ofType: (type: string) => TypeChoice | null;
  /** The request about own data and its subject; empty for any other submission. */
  readonly request: (submission: Submission, language: string) => Partial<Summary>;
  readonly fields: (
    submission: Submission,
    language: string,
    state?: SubmissionState,
  ) => readonly ShownField[];
  /** Label of a field of a form; the name of one that the form no longer has. */
  readonly fieldLabel: (form: string, field: string, language: string) => string;
  /** The texts that the desk offers as answers to a submission, in its language. */
  readonly answers: (submission: Submission) => string[];
  /** All fields of a submission's form, as they are typed. */
  readonly correctable: (submission: Submission, language: string) => CorrectableField[];
}

/** A field as the desk shows it; `language`: code of the language that its value is in. */
interface ShownField {
  readonly label: string;
  readonly value: string;
  readonly language: string;
  readonly links: ContactLink[];
}

/** An option of a choice: the texts that a submission may have sent for it. */
interface TypeChoice {
  readonly form: string;
  readonly field: string;
  readonly values: readonly string[];
}

interface Type extends TypeChoice {
  readonly id: string;
  readonly label: ConfigText;
}

const isSelect = (field: FormField): field is SelectField => field.kind === 'select';

function typesOf(
  form: string,
  { fields }: Form,
  allOf: (text: ConfigText) => readonly string[],
): readonly Type[] {
  return fields.filter(isSelect).flatMap(({ name, options }) =>
    options.map((option, index) => ({
      id: `${form}.${name}.${index}`,
      form,
      field: name,
      label: typeof option === 'object' && 'label' in option ? option.label : option,
      values: valuesOfOption(option, allOf),
    })),
  );
}

/** How the desk asks for a value, by the control of its field on the pages; null where it is not corrected. */
const inputs = {
  text: 'line',
  email: 'line',
  tel: 'line',
  date: 'line',
  'long-text': 'lines',
  select: 'choice',
  checkbox: 'box',
  photo: null,
  place: 'line',
} as const satisfies Readonly<Record<string, CorrectableField['kind'] | null>>;

/** A value as people read it. */
function shownValue(kind: FormField['kind'], value: string): string {
  return kind === 'place' ? shownPlace(value).text : value;
}

/** A value as it is typed into its field. */
function typedValue(value: Submission['body'][string] | undefined): string {
  return value === undefined || value === false ? '' : String(value);
}

/** The options of a choice; the one that was sent has the value that was sent, in whatever language. */
function optionsOf(field: FormField, sent: string, texts: SiteTexts, language: string): InboxChoice[] {
  if (!isSelect(field)) return [];
  return field.options.map((option) => {
    const { value, label } = fieldOption(option, (text) => texts.in(text, language));
    return { value: valuesOfOption(option, texts.all).includes(sent) ? sent : value, label };
  });
}

/** The title of the first page with each form, by the name of the form. */
function titlesOf({ config }: CheckedSite): ReadonlyMap<string, ConfigText> {
  const titles = config.pages.flatMap((page) =>
    formsOfPage(config, page).map((form) => [form, page.title] as const),
  );
  const requests = config.pages.filter(({ sections = [] }) =>
    sections.some((section) => lookupOfSection(section) === 'data'),
  );
  const ofRequests = requests.map(({ title }) => [dataRequestForm, title] as const);
  return new Map([...titles, ...ofRequests].reverse());
}

/** The fields of a request about own data. */
function requestFields(
  { kind, about, text }: AskedRequest,
  { language }: Submission,
  say: (id: string) => string,
): readonly ShownField[] {
  const reason = { label: say(kind === 'correct' ? 'track.correction' : 'track.reason'), value: text };
  const fields = [{ label: say(`track.ask.${kind}`), value: about }, ...(text === '' ? [] : [reason])];
  return fields.map((field) => ({ ...field, language, links: [] }));
}

/** Makes the texts of a site. */
export function inboxTexts(site: CheckedSite): InboxTexts {
  const texts = siteTexts(site);
  const titles = titlesOf(site);
  const forms = Object.entries(site.config.forms ?? {});
  const types = forms.flatMap(([name, form]) => typesOf(name, form, texts.all));
  const formTitle = (form: string, language: string) => {
    const title = titles.get(form);
    return title === undefined ? form : texts.in(title, language);
  };
  const typeOf = (submission: Submission, field: string) =>
    types.find(
      (type) =>
        type.form === submission.form &&
        type.field === field &&
        type.values.includes(String(submission.body[field] ?? '')),
    );
  return {
    formTitle,
    forms: (language) =>
      [...forms.map(([name]) => name), ...(titles.has(dataRequestForm) ? [dataRequestForm] : [])].map(
        (name) => ({ value: name, label: formTitle(name, language) }),
      ),
    types: (language) => types.map(({ id, label }) => ({ value: id, label: texts.in(label, language) })),
    ofType: (type) => types.find(({ id }) => id === type) ?? null,
    fieldLabel: (form, field, language) => {
      const known = site.config.forms?.[form]?.fields.find(({ name }) => name === field);
      return known ? texts.in(known.label, language) : field;
    },
    correctable: ({ form, body }, language) =>
      (site.config.forms?.[form]?.fields ?? []).flatMap((field) => {
        const kind = inputs[formFieldKinds[field.kind].control];
        if (kind === null) return [];
        const options = optionsOf(field, String(body[field.name] ?? ''), texts, language);
        return {
          name: field.name,
          label: texts.in(field.label, language),
          value: typedValue(body[field.name]),
          kind,
          options,
        };
      }),
    request: (submission, language) => {
      const asked = readDataRequest(submission);
      return asked ? { who: texts.in(`track.ask.${asked.kind}`, language), excerpt: asked.about } : {};
    },
    answers: ({ form, language }) =>
      (site.config.forms?.[form]?.answers ?? []).map((answer) => texts.in(answer, language)),
    fields: (submission, language, state = 'new') => {
      const { form, body } = submission;
      const asked = readDataRequest(submission);
      if (asked) return requestFields(asked, submission, (id) => texts.in(id, language));
      const known = site.config.forms?.[form]?.fields;
      if (!known)
        return Object.entries(body).map(([label, value]) => ({
          label,
          value: String(value),
          language: submission.language,
          links: [],
        }));
      const message = messageToSender(submission, state, site, {
        texts,
        answer: answerToSend(submission, site),
      });
      return known.flatMap(({ name, label, kind }) => {
        const value = String(body[name] ?? '');
        const type = kind === 'select' ? typeOf(submission, name) : undefined;
        if (value === '') return [];
        return {
          label: texts.in(label, language),
          value: shownValue(kind, type ? texts.in(type.label, language) : value),
          language: type ? language : submission.language,
          links: linksOf(kind, value, message),
        };
      });
    },
  };
}
