import styled from '@emotion/styled';
import { useId, useRef, type Ref, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { Form } from '../../engine/site-config.generated';
import { MuiTheme } from '../../site/ui/control/MuiTheme';
import { Icon } from '../../site/ui/picture/Icon';
import { EmptyState } from '../../site/ui/state/States';
import { SectionHeading } from '../../site/ui/text/SectionHeading';
import { loadToasts, Toasts } from '../../site/ui/toast/Toasts';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import type { FieldView } from './bind';
import { Field } from './Field';
import { FormButtons } from './FormButtons';
import { HiddenFields } from './HiddenFields';
import { describeProblems, type ProblemView } from './describe-problems';
import { PrivacyNotice } from './PrivacyNotice';
import { ReceiptPanel } from './ReceiptPanel';
import { ErrorSummary } from './ErrorSummary';
import { OfficeTelephone } from './OfficeTelephone';
import { SendFailure, sendFailureText } from './SendFailure';
import { WithSuggestions } from './suggestions/WithSuggestions';
import { useForm, type FormUse } from './use-form';

/** A remark on a form, in small print. */
const Note = styled('p')`
  display: flex;
  gap: 10px;
  color: var(--ink-soft);
  font-size: var(--small);
  line-height: 1.5;
  & > svg {
    margin-top: 0.15em;
  }
`;

const Fields = styled('form')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 640px;
`;

interface ReportProps {
  /** Name of the form. */
  readonly name: string;
  readonly use: FormUse;
  readonly problems: readonly ProblemView[];
  readonly idOf: (field: string) => string;
  readonly heading: 'h2' | 'h3';
  readonly element: RefObject<HTMLFormElement | null>;
  readonly ref: Ref<HTMLDivElement>;
}

/** The validation errors and the receipt, above the fields. */
function Report({ name, use, problems, idOf, heading, element, ref }: ReportProps) {
  const { pageTitle, context } = useContent();
  const { view, stage, receipt, draftState, resume, waiting: WaitingForms } = use;
  const wrong = problems.length > 0;
  const shown = { title: pageTitle, contact: context.site.notices[name]?.contact ?? null };
  return (
    <>
      {wrong && <ErrorSummary ref={ref} problems={problems} idOf={idOf} heading={heading} />}
      {receipt && (
        <ReceiptPanel
          {...(!wrong && { ref })}
          reference={receipt.reference}
          answerBy={receipt.answerBy}
          text={receipt.toasted && receipt.reference !== null ? null : view.success}
          {...shown}
        />
      )}
      {WaitingForms && (
        <WaitingForms
          {...(stage.state === 'waiting' && { ref })}
          name={name}
          fields={view.fields}
          element={element}
          receiptOf={(sent) => <ReceiptPanel {...sent} {...shown} text={view.success} />}
          onChange={
            draftState === 'empty'
              ? ({ draft }) => {
                  resume(draft);
                }
              : null
          }
        />
      )}
    </>
  );
}

/** Why the form was not sent; null when it was, or before the first attempt. */
function useSendFailure({ stage }: FormUse, problems: readonly ProblemView[]): string | null {
  const { translate } = useContent().context;
  if (stage.state === 'idle' || stage.state === 'sending') return null;
  // The visitor cannot solve a problem that belongs to no field of the form.
  if (stage.state === 'invalid') return problems.length > 0 ? null : translate('form.kept');
  return sendFailureText(stage, translate);
}

interface FormBodyProps {
  readonly name: string;
  /** URL, without a query, for posts without script. */
  readonly formPage: string;
  readonly form: Form;
  readonly heading: 'h2' | 'h3';
}

function FormBody({ name, formPage, form, heading }: FormBodyProps) {
  const { context, useHydrated, pageForm } = useContent();
  const hydrated = useHydrated();
  const intl = useIntl();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const report = useRef<HTMLDivElement>(null);
  const use = useForm(name, form, { element, report });
  const { view, open, stage, byScript, toast, draftState, posted } = use;
  const allFields = view.consent ? [...view.fields, view.consent] : view.fields;
  const problems = stage.state === 'invalid' ? describeProblems(stage.problems, allFields, context) : [];
  const failureText = useSendFailure(use, problems);
  const idOf = (field: string) => `${id}-${field}`;
  const sending = stage.state === 'sending';
  const callsOffice = stage.state === 'failed' || stage.state === 'too-many';
  const fieldOf = (field: FieldView) => (
    <Field
      key={field.name}
      field={field}
      id={idOf(field.name)}
      problem={problems.find((problem) => problem.field === field.name)?.text ?? null}
      values={posted}
      readOnly={sending}
      enforcesMaxLength={!hydrated}
    />
  );
  return (
    <Fields
      ref={element}
      method="post"
      encType={view.fields.some(({ most }) => most > 0) ? 'multipart/form-data' : undefined}
      action={`${formPage}?form=${encodeURIComponent(name)}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void use.submit();
      }}
      onChange={use.saveDraft}
      onFocus={() => {
        void loadToasts();
        void open.sender();
      }}
    >
      <Report
        ref={report}
        element={element}
        name={name}
        use={use}
        problems={problems}
        idOf={idOf}
        heading={heading}
      />
      {failureText !== null && !byScript && (
        <SendFailure failure={view.failure} text={failureText} callsOffice={callsOffice} />
      )}
      {draftState === 'restored' && stage.state === 'idle' && (
        <Note role="status">
          <Icon name="info" />
          {intl.formatMessage({ id: 'form.draftRestored' })}
        </Note>
      )}
      {view.fields.map((field) =>
        field.name === form.suggestField ? (
          <WithSuggestions key={field.name}>{fieldOf(field)}</WithSuggestions>
        ) : (
          fieldOf(field)
        ),
      )}
      <PrivacyNotice name={name} />
      {view.consent && fieldOf(view.consent)}
      <HiddenFields
        names={open.hiddenFields}
        notice={context.site.notices[name]}
        pageForm={hydrated ? null : pageForm}
      />
      {failureText !== null && byScript && (
        <SendFailure failure={null} text={failureText} callsOffice={callsOffice} />
      )}
      <FormButtons
        submit={view.submit}
        sending={view.sending}
        busy={sending}
        onClear={draftState === 'empty' ? null : use.clear}
      />
      {toast && <Toasts toast={toast} look={context.site.config.display.toast} />}
    </Fields>
  );
}

/** A form of the config; typed values survive failures and reloads (B2.12.6, B4.8.5, B4.8.6). */
export function FormTemplate({ section: { form: name, title } }: { readonly section: SectionOf<'form'> }) {
  const { context, formPage } = useContent();
  const form = context.site.config.forms?.[name];
  if (!form) return null;
  return (
    <section>
      {title !== undefined && <SectionHeading>{context.translate(title)}</SectionHeading>}
      {formPage === null ? (
        <>
          <EmptyState text={context.translate('form.noServer')} />
          <OfficeTelephone />
        </>
      ) : (
        <MuiTheme>
          {' '}
          <FormBody name={name} formPage={formPage} form={form} heading={title === undefined ? 'h2' : 'h3'} />
        </MuiTheme>
      )}
    </section>
  );
}
