import { isSameJson } from '../../../engine/json/same-json';
import type { ContentRecord } from '../../api/content-api';
import {
  applyChanges,
  changesBetween,
  type FieldChange,
  type FieldConflict,
  placeOfChange,
  valueAt,
  withValueAt,
} from '../../api/record-changes';
import type { CallProblem } from '../call-desk';

/**
 * A record while it is edited (docs/reliability.md). `server` is what the server has acknowledged, `shown` is what the form
 * shows. What is different in them is sent, in one request at a time, until nothing is.
 */
export interface RecordEdit {
  readonly server: ContentRecord;
  readonly shown: ContentRecord;
  /** Content of the form when the request that is under way began; null without one. */
  readonly sending: ContentRecord | null;
  /** Why the last request failed. */
  readonly problem: CallProblem | null;
  /** Fields that were changed on another side, too: they are not sent before the person has chosen. */
  readonly conflicts: readonly FieldConflict[];
  /** Whether anything was changed since the form was opened. */
  readonly isTouched: boolean;
}

/** Whose value a field gets. */
export type Side = 'mine' | 'theirs';

/** Events of an edited record. */
export type EditEvent =
  | { readonly type: 'changed'; readonly record: ContentRecord }
  | { readonly type: 'sent' }
  /** The draft that the server has now, and the changes that it refused. */
  | {
      readonly type: 'acknowledged';
      readonly record: ContentRecord;
      readonly conflicts: readonly FieldConflict[];
    }
  | { readonly type: 'failed'; readonly problem: CallProblem }
  /** Somebody wants to send it again. */
  | { readonly type: 'retried' }
  /** The draft that the server has, asked for by this tab or changed in another one. */
  | { readonly type: 'followed'; readonly record: ContentRecord }
  | { readonly type: 'chosen'; readonly place: string; readonly side: Side };

/** An edit of the draft that the server has. */
export function beginEdit(server: ContentRecord): RecordEdit {
  return { server, shown: server, sending: null, problem: null, conflicts: [], isTouched: false };
}

/** Conflicts by place, the later ones instead of earlier ones; those whose values are the same by now are none. */
function joinConflicts(
  conflicts: readonly FieldConflict[],
  shown: ContentRecord,
  server: ContentRecord,
): readonly FieldConflict[] {
  const changes = new Map(changesBetween(server, shown).map((change) => [placeOfChange(change), change]));
  const places = [...new Set(conflicts.map(placeOfChange))];
  return places.flatMap((place) => {
    const change = changes.get(place);
    if (!change) return [];
    const { field, language, before, after } = change;
    return [{ field, language, mine: after, theirs: before }];
  });
}

/** Makes changes on what a form shows; a field that has another value by now gets the person's, and is a conflict. */
function typeAgain(edit: RecordEdit, own: readonly FieldChange[]): RecordEdit {
  const { record, conflicts } = applyChanges(edit.shown, own);
  const shown = conflicts.reduce<ContentRecord>((all, one) => withValueAt(all, one, one.mine), record);
  return { ...edit, shown, conflicts: joinConflicts([...edit.conflicts, ...conflicts], shown, edit.server) };
}

/** Takes over a draft that another tab or person has changed, where nothing else was typed here. */
function follow(edit: RecordEdit, record: ContentRecord): RecordEdit {
  return typeAgain({ ...edit, server: record, shown: record }, changesBetween(edit.server, edit.shown));
}

/** Takes over the answer to a request; refused changes, and those that wait for a choice, stay in the form. @param base what the form showed when it was sent */
function acknowledge(
  edit: RecordEdit,
  base: ContentRecord,
  { record, conflicts: refused }: Extract<EditEvent, { type: 'acknowledged' }>,
): RecordEdit {
  const held = [...edit.conflicts, ...refused];
  const shown = held.reduce<ContentRecord>((all, one) => withValueAt(all, one, valueAt(base, one)), record);
  return typeAgain({ ...edit, server: record, shown, conflicts: held }, changesBetween(base, edit.shown));
}

/**
 * Goes on with what an earlier form has left on this device; null where it changed the same fields as one before it: that
 * is left for the next time, so that nothing is lost.
 */
export function resumeEdit(edit: RecordEdit, kept: Pick<RecordEdit, 'server' | 'shown'>): RecordEdit | null {
  const own = changesBetween(kept.server, kept.shown);
  const taken = new Map(
    changesBetween(edit.server, edit.shown).map((one) => [placeOfChange(one), one.after]),
  );
  const isTaken = own.some((one) => {
    const place = placeOfChange(one);
    return taken.has(place) && !isSameJson(taken.get(place), one.after);
  });
  return isTaken ? null : { ...typeAgain(edit, own), isTouched: true };
}

/** The next state of an edited record. */
export function nextEdit(edit: RecordEdit, event: EditEvent): RecordEdit {
  switch (event.type) {
    case 'changed':
      return { ...edit, shown: event.record, isTouched: true };
    case 'sent':
      return { ...edit, sending: edit.shown, problem: null };
    case 'acknowledged':
      return {
        ...acknowledge(edit, edit.sending ?? edit.shown, event),
        sending: null,
        problem: null,
      };
    case 'retried':
      return { ...edit, problem: null };
    case 'failed':
      return { ...edit, sending: null, problem: event.problem };
    case 'followed':
      // An answer that is on its way says more.
      return edit.sending ? edit : follow(edit, event.record);
    case 'chosen': {
      const chosen = edit.conflicts.find((conflict) => placeOfChange(conflict) === event.place);
      if (!chosen) return edit;
      const conflicts = edit.conflicts.filter((conflict) => conflict !== chosen);
      const shown = event.side === 'mine' ? edit.shown : withValueAt(edit.shown, chosen, chosen.theirs);
      return { ...edit, shown, conflicts, isTouched: true };
    }
  }
}

/** Changes to send: all that the server does not have, except for what the person has to choose first. */
export function changesToSend({ server, shown, conflicts }: RecordEdit): readonly FieldChange[] {
  const held = new Set(conflicts.map(placeOfChange));
  return changesBetween(server, shown).filter((change) => !held.has(placeOfChange(change)));
}

/** How far the changes of a record are. `saved`: the server has acknowledged exactly what the form shows. */
export type SavingState = 'unchanged' | 'typing' | 'saved' | 'choosing' | CallProblem;

export function savingState(edit: RecordEdit): SavingState {
  const isSame = isSameJson(edit.server, edit.shown);
  if (isSame && !edit.sending) return edit.isTouched ? 'saved' : 'unchanged';
  if (edit.problem) return edit.problem;
  return edit.conflicts.length > 0 && changesToSend(edit).length === 0 ? 'choosing' : 'typing';
}

/** Whether this device has something that the server does not have. */
export const isKeptOnly = ({ server, shown }: RecordEdit): boolean => !isSameJson(server, shown);
