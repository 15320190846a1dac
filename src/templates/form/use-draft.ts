import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react';
import type { Filling } from '../../content/drafts';
import type { OpenForm } from '../../content/open-form';
import type { FieldView } from './bind';
import { emptyFields, fillEmpty, isTyped, readTyped } from './typed-values';

interface DraftOf {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly open: OpenForm;
  readonly fields: readonly FieldView[];
  readonly live: boolean;
  /** Whether the HTML brought back what was posted; no draft is put over it. */
  readonly answered: boolean;
}

/** What is known of what was typed: nothing, something, or something that was put back from the last time. */
export type Written = 'nothing' | 'something' | 'restored';

type Change = 'typed' | 'emptied' | 'restored';

function nowWritten(before: Written, change: Change): Written {
  if (change === 'typed') return before === 'nothing' ? 'something' : before;
  return change === 'restored' ? 'restored' : 'nothing';
}

interface DraftUse {
  readonly written: Written;
  /** The filling-in that is going on. */
  readonly filling: () => Filling;
  /** Keeps what stands in the fields. */
  readonly keep: () => void;
  /** Lets what stands in the fields count as another submission. */
  readonly renew: () => void;
  /** Empties the fields, forgets the draft and begins anew. */
  readonly startAnew: () => void;
}

/** Keeps what is typed on the device until it was received, and puts it back (specification, 4.8). */
export function useDraft({ element, open, fields, live, answered }: DraftOf): DraftUse {
  const current = useRef<Filling | null>(null);
  const [written, tell] = useReducer(nowWritten, 'nothing');

  const filling = () => (current.current ??= open.begin());

  const keep = () => {
    if (!element.current) return;
    const values = readTyped(element.current, fields);
    if (!isTyped(values)) {
      open.dropDraft();
      tell('emptied');
      return;
    }
    open.keepDraft({ ...filling(), values });
    tell('typed');
  };

  const restore = useEffectEvent(() => {
    if (!element.current || current.current) return;
    const typedEarly = isTyped(readTyped(element.current, fields));
    const draft = answered ? null : open.readDraft();
    current.current = draft ?? open.begin();
    if (draft) fillEmpty(element.current, fields, draft.values);
    if (draft && isTyped(draft.values)) tell('restored');
    else if (typedEarly) keep();
  });
  useEffect(() => {
    if (live) restore();
  }, [live]);

  const renew = () => {
    current.current = open.begin();
    keep();
  };

  const startAnew = () => {
    if (element.current) emptyFields(element.current, fields);
    open.dropDraft();
    current.current = open.begin();
    tell('emptied');
  };

  return { written, filling, keep, renew, startAnew };
}
