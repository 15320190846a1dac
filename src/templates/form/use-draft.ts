import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react';
import type { FormDraft, FormSession } from './sending/drafts';
import type { OpenForm } from './sending/open-form';
import type { FieldView } from './bind';
import { submissionKey } from '../../engine/form/submission-key';
import { emptyFields, fillEmptyFields, hasInput, readFormValues } from './form-values';

interface DraftOptions {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly open: OpenForm;
  readonly fields: readonly FieldView[];
  /** The box of consent, which no draft ticks. */
  readonly consent: FieldView | null;
  /** Whether the HTML contains the values of a refused post; a draft does not replace them. */
  readonly answered: boolean;
  /** Fills fields before the draft does; null where nothing has to be awaited. */
  readonly prefill: () => Promise<void> | null;
}

/** The state of the fields: empty, typed into, or restored from an earlier visit. */
export type DraftState = 'empty' | 'typed' | 'restored';

type DraftEvent = 'typed' | 'emptied' | 'restored';

function draftReducer(state: DraftState, event: DraftEvent): DraftState {
  if (event === 'typed') return state === 'empty' ? 'typed' : state;
  return event === 'restored' ? 'restored' : 'empty';
}

interface DraftUse {
  readonly state: DraftState;
  /** The current values and their session, which starts on first use. */
  readonly current: () => FormDraft;
  /** Replaces the values and the session. */
  readonly resume: (draft: FormDraft) => void;
  /** Saves the current values, or deletes the draft when all fields are empty. */
  readonly save: () => void;
  /** Starts another session with the current values. */
  readonly renewSession: () => void;
  /** Empties the fields, deletes the draft and starts another session. */
  readonly reset: () => void;
  /** The same for values that were received; if the browser puts them back into the fields, these are emptied again. */
  readonly finish: () => void;
}

/** Keeps typed values on the device until the form is received, and restores them (B4.8.5). */
export function useDraft({ element, open, fields, consent, answered, prefill }: DraftOptions): DraftUse {
  const current = useRef<FormSession | null>(null);
  const [state, dispatch] = useReducer(draftReducer, 'empty');

  const session = () => (current.current ??= open.startSession());

  const startAgain = () => {
    if (element.current) emptyFields(element.current, consent ? [...fields, consent] : fields);
    current.current = open.startSession();
    dispatch('emptied');
  };

  const save = () => {
    if (!element.current) return;
    const values = readFormValues(element.current, fields);
    if (!hasInput(values)) {
      open.deleteDraft();
      dispatch('emptied');
      return;
    }
    const { id, since } = session();
    open.saveDraft({ id, since, values });
    dispatch('typed');
  };

  const restore = useEffectEvent(() => {
    if (!element.current || current.current) return;
    const values = readFormValues(element.current, fields);
    const draft = answered ? null : open.readDraft();
    if (draft && draft.received === submissionKey(draft.id, values)) {
      startAgain();
      return;
    }
    const typedEarly = hasInput(values);
    current.current = draft ?? open.startSession();
    if (draft) fillEmptyFields(element.current, fields, draft.values);
    if (draft && hasInput(draft.values)) dispatch('restored');
    else if (typedEarly) save();
  });
  const start = useEffectEvent(() => {
    const filling = prefill();
    if (filling) void filling.then(restore);
    else restore();
  });
  useEffect(() => {
    start();
  }, []);

  const renewSession = () => {
    current.current = open.startSession();
    save();
  };

  const reset = () => {
    open.deleteDraft();
    startAgain();
  };

  const currentDraft = () => {
    const { id, since } = session();
    return { id, since, values: element.current ? readFormValues(element.current, fields) : {} };
  };

  const resume = ({ id, since, values }: FormDraft) => {
    if (!element.current) return;
    emptyFields(element.current, fields);
    current.current = { id, since };
    fillEmptyFields(element.current, fields, values);
    save();
  };

  const finish = () => {
    const { id, since, values } = currentDraft();
    open.saveDraft({ id, since, values: {}, received: submissionKey(id, values) });
    startAgain();
  };

  return { state, current: currentDraft, resume, save, renewSession, reset, finish };
}
