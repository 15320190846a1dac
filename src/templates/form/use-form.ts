import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Form } from '../../config/site-config.generated';
import type { OpenForm } from '../../content/open-form';
import type { SendOutcome } from '../../content/send-form';
import type { Toast } from '../../ui/toast/toast';
import { useContent } from '../contract';
import { bindForm, type FormView } from './bind';
import { useDraft, type Written } from './use-draft';

/** Where a form stands (specification, 4.8). */
export type Stage = { readonly state: 'idle' } | { readonly state: 'sending' } | SendOutcome;

/** What stays of a form that was received, until the visitor leaves or sends again. */
export interface Receipt {
  /** Null where the council's answer had none. */
  readonly reference: string | null;
  /** Whether a toast has said the form's success text. */
  readonly toasted: boolean;
}

/** Where a form is drawn. */
export interface FormPlace {
  readonly element: RefObject<HTMLFormElement | null>;
  /** What is told above the fields. */
  readonly report: RefObject<HTMLDivElement | null>;
}

/** A form in use. */
export interface FormUse {
  readonly view: FormView;
  readonly open: OpenForm;
  readonly stage: Stage;
  /** Whether a script brought it there: then there is a toast, and the focus goes to what is told. */
  readonly byScript: boolean;
  readonly toast: Toast | null;
  readonly receipt: Receipt | null;
  readonly written: Written;
  /** What was posted without script, by field. */
  readonly posted: Readonly<Record<string, string>>;
  readonly keep: () => void;
  readonly clear: () => void;
  readonly submit: () => Promise<void>;
}

interface Run {
  readonly stage: Stage;
  readonly byScript: boolean;
  readonly toast: Toast | null;
  readonly receipt: Receipt | null;
}

function firstRun(stage: Stage): Run {
  const receipt = stage.state === 'received' ? { reference: stage.reference, toasted: false } : null;
  return { stage, byScript: false, toast: null, receipt };
}

/** The receipt outlives whatever is tried in vain; only what is sent takes it away. */
function receiptAt(stage: Stage, before: Receipt | null): Receipt | null {
  if (stage.state === 'received') return { reference: stage.reference, toasted: true };
  return stage.state === 'sending' ? null : before;
}

function toastOf({ state }: SendOutcome, { success, failure }: FormView): Toast | null {
  if (state === 'invalid') return null;
  return state === 'received' ? { kind: 'success', text: success } : { kind: 'error', text: failure };
}

/** Takes the focus to what is told above the fields, after every try. */
function useReportFocus({ stage, byScript }: Run, report: FormPlace['report']): void {
  useEffect(() => {
    if (byScript && (stage.state === 'invalid' || stage.state === 'received')) report.current?.focus();
  }, [stage, byScript, report]);
}

/** A form of the config: what was typed, and what becomes of it. */
export function useForm(name: string, form: Form, { element, report }: FormPlace): FormUse {
  const { context, openForm, pageForm, live } = useContent();
  const view = useMemo(() => bindForm(form, context), [form, context]);
  const open = useMemo(() => openForm(name), [openForm, name]);
  const [answered] = useState(() => (pageForm?.answered?.form === name ? pageForm.answered : null));
  const first: Stage = answered?.outcome ?? { state: 'idle' };
  const [run, setRun] = useState(() => firstRun(first));
  const busy = useRef(false);
  const draft = useDraft({ element, open, fields: view.fields, live, answered: first.state === 'invalid' });

  const show = (stage: Stage, toast: Toast | null = null) => {
    setRun(({ receipt }) => ({ stage, byScript: true, toast, receipt: receiptAt(stage, receipt) }));
  };

  const settle = (outcome: SendOutcome) => {
    if (outcome.state === 'received') draft.startAnew();
    if (outcome.state === 'failed' && outcome.spent) draft.renew();
    show(outcome, toastOf(outcome, view));
  };

  const submit = async () => {
    if (!element.current || busy.current) return;
    const data = new FormData(element.current);
    const checked = open.check(data);
    if (!checked.ok) {
      show({ state: 'invalid', problems: checked.problems });
      return;
    }
    busy.current = true;
    show({ state: 'sending' });
    const outcome = await open.send(checked.body, draft.filling(), data);
    busy.current = false;
    settle(outcome);
  };

  const clear = () => {
    draft.startAnew();
    show({ state: 'idle' });
    element.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus();
  };

  useReportFocus(run, report);
  return {
    ...run,
    view,
    open,
    posted: answered?.values ?? {},
    written: draft.written,
    keep: draft.keep,
    clear,
    submit,
  };
}
