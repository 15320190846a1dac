import { useContext, useEffect, useMemo, useRef, useState, type RefObject, createContext } from 'react';
import type { Form } from '../../engine/site-config.generated';
import { type OpenForm, openForm } from './sending/open-form';
import { outcomeRules, type SubmissionOutcome } from '../../engine/form/submission-outcome';
import type { Toast } from '../../site/ui/toast/toast';
import { useContent } from '../content';
import { bindForm, type FormView } from './bind';
import { useDraft, type DraftState } from './use-draft';

/** Opens a form of the config; stories provide another one, which sends nothing. */
export const OpenFormContext = createContext<typeof openForm>(openForm);

/** The state of a submission (B4.8.1). */
export type SubmissionStage = { readonly state: 'idle' } | { readonly state: 'sending' } | SubmissionOutcome;

/** The receipt of a received form, shown until the visitor leaves or sends again (B4.8.4). */
export interface Receipt {
  /** Null where the council's answer has none. */
  readonly reference: string | null;
  /** Last day of the answer (YYYY-MM-DD); null where none is promised. */
  readonly answerBy: string | null;
  /** Whether a toast showed the form's success text. */
  readonly toasted: boolean;
}

/** The elements of a form. */
export interface FormElements {
  readonly element: RefObject<HTMLFormElement | null>;
  /** The report above the fields. */
  readonly report: RefObject<HTMLDivElement | null>;
}

/** State and actions of a form. */
export interface FormUse {
  readonly view: FormView;
  readonly open: OpenForm;
  readonly stage: SubmissionStage;
  /** Whether script sent the form; only then a toast is shown and the report receives the focus. */
  readonly byScript: boolean;
  readonly toast: Toast | null;
  readonly receipt: Receipt | null;
  readonly draftState: DraftState;
  /** Values posted without script, or those that the address fills in, by name of the control. */
  readonly posted: Readonly<Record<string, string>>;
  readonly saveDraft: () => void;
  readonly clear: () => void;
  readonly submit: () => Promise<void>;
}

interface FormState {
  readonly stage: SubmissionStage;
  readonly byScript: boolean;
  readonly toast: Toast | null;
  readonly receipt: Receipt | null;
}

function receiptOf(received: Extract<SubmissionOutcome, { state: 'received' }>, toasted: boolean): Receipt {
  return { reference: received.reference, answerBy: received.answerBy ?? null, toasted };
}

function initialState(stage: SubmissionStage): FormState {
  const receipt = stage.state === 'received' ? receiptOf(stage, false) : null;
  return { stage, byScript: false, toast: null, receipt };
}

/** Keeps the receipt across failed attempts; only sending again removes it. */
function nextReceipt(stage: SubmissionStage, before: Receipt | null): Receipt | null {
  if (stage.state === 'received') return receiptOf(stage, true);
  return stage.state === 'sending' ? null : before;
}

function toastOf({ state }: SubmissionOutcome, view: FormView): Toast | null {
  if (state === 'invalid') return null;
  const { text } = outcomeRules[state];
  return { kind: text === 'success' ? 'success' : 'error', text: view[text] };
}

/** Focuses the report after each attempt that changed it. */
function useReportFocus({ stage, byScript }: FormState, report: FormElements['report']): void {
  useEffect(() => {
    if (byScript && (stage.state === 'invalid' || stage.state === 'received')) report.current?.focus();
  }, [stage, byScript, report]);
}

/** Runs a form of the config: its draft, validation, sending and outcome. */
export function useForm(name: string, form: Form, { element, report }: FormElements): FormUse {
  const { context, pageForm } = useContent();
  const openForm = useContext(OpenFormContext);
  const view = useMemo(() => bindForm(form, context, context.site.notices[name]), [form, context, name]);
  const { site, translate } = context;
  const open = useMemo(() => openForm(site, translate, name), [openForm, site, translate, name]);
  const [answered] = useState(() => (pageForm?.answered?.form === name ? pageForm.answered : null));
  const [prefilled] = useState(() => (pageForm?.prefilled?.form === name ? pageForm.prefilled.values : {}));
  const first: SubmissionStage = answered?.outcome ?? { state: 'idle' };
  const [state, setState] = useState(() => initialState(first));
  const busy = useRef(false);
  const draft = useDraft({
    element,
    open,
    fields: view.fields,
    consent: view.consent,
    answered: first.state === 'invalid',
  });

  const show = (stage: SubmissionStage, toast: Toast | null = null) => {
    setState(({ receipt }) => ({ stage, byScript: true, toast, receipt: nextReceipt(stage, receipt) }));
  };

  const settle = (outcome: SubmissionOutcome) => {
    if (outcome.state === 'received') draft.finish();
    else if (outcomeRules[outcome.state].nextKey === 'new') draft.renewSession();
    show(outcome, toastOf(outcome, view));
  };

  const attempt = async (data: FormData): Promise<SubmissionOutcome> => {
    const found = open.sender();
    if (found instanceof Promise) show({ state: 'sending' });
    const sender = await found;
    const checked = sender.check(data);
    if (!checked.ok) return { state: 'invalid', problems: checked.problems };
    show({ state: 'sending' });
    return sender.send(checked.body, draft.session(), data);
  };

  const submit = async () => {
    if (!element.current || busy.current) return;
    busy.current = true;
    const outcome = await attempt(new FormData(element.current));
    busy.current = false;
    settle(outcome);
  };

  const clear = () => {
    draft.reset();
    show({ state: 'idle' });
    element.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus();
  };

  useReportFocus(state, report);
  return {
    ...state,
    view,
    open,
    posted: answered?.values ?? prefilled,
    draftState: draft.state,
    saveDraft: draft.save,
    clear,
    submit,
  };
}
