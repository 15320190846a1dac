import { useContext, useEffect, useMemo, useRef, useState, type RefObject, createContext } from 'react';
import type { Form } from '../../engine/site-config.generated';
import { type OpenForm, openForm } from './sending/open-form';
import { outcomeRules, type SubmissionOutcome } from '../../engine/form/submission-outcome';
import type { Toast } from '../../site/ui/toast/toast';
import { useContent } from '../content';
import { bindForm, type FormView } from './bind';
import { useAddressValues } from './use-address-values';
import { useDraft, type DraftState } from './use-draft';
import type { FormDraft } from './sending/drafts';
import { useWaitingForms, type WaitingFormsView } from './use-waiting-forms';

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
  /** Shows the forms that wait on this device; null while none does. */
  readonly waiting: WaitingFormsView | null;
  /** Puts a form that waited back into the fields. */
  readonly resume: (draft: FormDraft) => void;
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
  if (state === 'invalid' || state === 'waiting') return null;
  const { text } = outcomeRules[state];
  return { kind: text === 'success' ? 'success' : 'error', text: view[text] };
}

/** Outcomes that the report shows. */
const reported: readonly SubmissionStage['state'][] = ['invalid', 'received', 'waiting'];

/** Focuses the report after each attempt that changed it. */
function useReportFocus({ stage, byScript }: FormState, report: FormElements['report']): void {
  useEffect(() => {
    if (byScript && reported.includes(stage.state)) report.current?.focus();
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
  const waiting = useWaitingForms(open);
  const address = useAddressValues(form, open, element);
  const isFilled = answered !== null || pageForm?.prefilled?.form === name;
  const draft = useDraft({
    element,
    open,
    fields: view.fields,
    consent: view.consent,
    answered: first.state === 'invalid',
    prefill: () => (isFilled ? null : address.fill()),
  });

  const show = (stage: SubmissionStage, toast: Toast | null = null) => {
    setState(({ receipt }) => ({ stage, byScript: true, toast, receipt: nextReceipt(stage, receipt) }));
  };

  const settle = (outcome: SubmissionOutcome) => {
    if (outcome.state === 'received' || outcome.state === 'waiting') draft.finish();
    else if (outcomeRules[outcome.state].nextKey === 'new') draft.renewSession();
    show(outcome, toastOf(outcome, view));
  };

  const attempt = async (data: FormData): Promise<SubmissionOutcome> => {
    const found = open.sender();
    if (found instanceof Promise) show({ state: 'sending' });
    const sender = await found;
    if (!sender) return { state: navigator.onLine ? 'failed' : 'offline' };
    const checked = sender.check(data);
    if (!checked.ok) return { state: 'invalid', problems: checked.problems };
    show({ state: 'sending' });
    const current = draft.current();
    const submission = sender.submissionOf(checked.body, current, data);
    const outcome = await sender.send(submission);
    if (outcome.state !== 'offline') return outcome;
    return waiting.keep(site.config.publicAddress, { form: name, draft: current, submission });
  };

  const submit = async () => {
    if (!element.current || busy.current) return;
    busy.current = true;
    const outcome = await attempt(new FormData(element.current));
    busy.current = false;
    settle(outcome);
  };

  const focusFirst = () => {
    element.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus();
  };

  const clear = () => {
    draft.reset();
    show({ state: 'idle' });
    focusFirst();
  };

  const resume = (kept: FormDraft) => {
    draft.resume(kept);
    show({ state: 'idle' });
    focusFirst();
  };

  useReportFocus(state, report);
  return {
    ...state,
    view,
    open,
    posted: { ...(answered?.values ?? prefilled), ...address.places },
    draftState: draft.state,
    waiting: waiting.view,
    resume,
    saveDraft: draft.save,
    clear,
    submit,
  };
}
