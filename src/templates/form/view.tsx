import { styled } from '@mui/material/styles';
import { useId, useRef, type Ref } from 'react';
import { useIntl } from 'react-intl';
import type { Form } from '../../config/site-config.generated';
import { Icon } from '../../ui/Icon';
import { SectionHeading } from '../../ui/SectionHeading';
import { loadToasts, Toasts } from '../../ui/toast/Toasts';
import { useContent, type SectionOf } from '../contract';
import { Field } from './Field';
import { FormButtons } from './FormButtons';
import { HiddenFields } from './HiddenFields';
import { tellProblems, type ProblemView } from './problems';
import { Received } from './Received';
import { Summary } from './Summary';
import { Unsent, unsentText } from './Unsent';
import { useForm, type FormUse } from './use-form';

const Fields = styled('form')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 640px;
`;

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

interface ReportProps {
  readonly use: FormUse;
  readonly problems: readonly ProblemView[];
  readonly idOf: (field: string) => string;
  readonly heading: 'h2' | 'h3';
  readonly ref: Ref<HTMLDivElement>;
}

/** What is told above the fields. */
function Report({ use: { view, receipt }, problems, idOf, heading, ref }: ReportProps) {
  const { live, pageTitle } = useContent();
  const wrong = problems.length > 0;
  return (
    <>
      {wrong && <Summary ref={ref} problems={problems} idOf={idOf} heading={heading} />}
      {receipt && (
        <Received
          {...(!wrong && { ref })}
          reference={receipt.reference}
          text={receipt.toasted && receipt.reference !== null ? null : view.success}
          title={pageTitle}
          live={live}
        />
      )}
    </>
  );
}

/** Why it was not sent; null when it was, or was not tried. */
function useUnsent({ stage }: FormUse, problems: readonly ProblemView[]): string | null {
  const { say } = useContent().context;
  if (stage.state === 'idle' || stage.state === 'sending') return null;
  // A problem with what is no field of the form is nothing that a visitor could mend.
  if (stage.state === 'invalid') return problems.length > 0 ? null : say('form.kept');
  return unsentText(stage, say);
}

interface FormOfProps {
  readonly name: string;
  readonly form: Form;
  readonly heading: 'h2' | 'h3';
}

function FormOf({ name, form, heading }: FormOfProps) {
  const { context, live, pageForm } = useContent();
  const intl = useIntl();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const report = useRef<HTMLDivElement>(null);
  const use = useForm(name, form, { element, report });
  const { view, open, stage, byScript, toast, written, posted } = use;
  const problems = stage.state === 'invalid' ? tellProblems(stage.problems, view.fields, context.say) : [];
  const unsent = useUnsent(use, problems);
  const idOf = (field: string) => `${id}-${field}`;
  const sending = stage.state === 'sending';
  return (
    <Fields
      ref={element}
      method="post"
      action={`?form=${encodeURIComponent(name)}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void use.submit();
      }}
      onChange={use.keep}
      onFocus={() => void loadToasts()}
    >
      <Report ref={report} use={use} problems={problems} idOf={idOf} heading={heading} />
      {unsent !== null && !byScript && <Unsent failure={view.failure} text={unsent} />}
      {written === 'restored' && stage.state === 'idle' && (
        <Note role="status">
          <Icon name="info" />
          {intl.formatMessage({ id: 'form.draftRestored' })}
        </Note>
      )}
      {view.fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          id={idOf(field.name)}
          problem={problems.find((problem) => problem.field === field.name)?.text ?? null}
          value={posted[field.name] ?? ''}
          readOnly={sending}
          stops={!live}
        />
      ))}
      <HiddenFields names={open.hiddenFields} pageForm={live ? null : pageForm} />
      {unsent !== null && byScript && <Unsent failure={null} text={unsent} />}
      <FormButtons
        submit={view.submit}
        sending={view.sending}
        busy={sending}
        onClear={written === 'nothing' ? null : use.clear}
      />
      <Note>{intl.formatMessage({ id: 'form.privacyNote' })}</Note>
      {toast && <Toasts toast={toast} />}
    </Fields>
  );
}

/** A form of the config: typed once, sent once, and never lost on the way (specification, 2.12 and 4.8). */
export function FormTemplate({ section: { form: name, title } }: { readonly section: SectionOf<'form'> }) {
  const { context } = useContent();
  const form = context.site.config.forms?.[name];
  if (!form) return null;
  return (
    <section>
      {title !== undefined && <SectionHeading>{context.say(title)}</SectionHeading>}
      <FormOf name={name} form={form} heading={title === undefined ? 'h2' : 'h3'} />
    </section>
  );
}
