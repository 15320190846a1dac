import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ContentProblem,
  type ContentRecord,
  contentPaths,
  type ListedRecord,
  savedRecord,
} from '../../api/content-api';
import {
  draftedTranslation,
  type OlderText,
  type TextPlace,
  type TranslationRequest,
} from '../../api/text-review-api';
import { changeDesk, problemOf } from '../call-desk';
import { useDeskState } from '../use-desk-state';
import { forgetKept, keep, keptKey, readKept } from './kept-record';
import {
  beginEdit,
  changesToSend,
  type EditEvent,
  isKeptOnly,
  nextEdit,
  type RecordEdit,
  resumeEdit,
  type SavingState,
  savingState,
} from './record-edit';
import { contentKey } from './use-content';

/** Time in ms after the last key before changes are sent. */
const pauseMs = 300;
/** Time in ms after which sending is tried again. */
const retryMs = 5000;

const passing = ['offline', 'busy', 'failed', 'database', 'disk-full', 'read-only'];

/** Whether sending is tried again by itself. */
const isPassing = ({ problem }: RecordEdit): boolean => problem === null || passing.includes(problem);

/** Findings of the server in a record. */
type Found = Pick<ListedRecord, 'problems' | 'older' | 'unconfirmed'>;

/** A change of a record, made where the record is by then. */
export type RecordChange = (record: ContentRecord) => ContentRecord;

interface EditedRecord {
  readonly record: ContentRecord;
  readonly problems: readonly ContentProblem[];
  readonly older: readonly OlderText[];
  readonly unconfirmed: readonly TextPlace[];
  /** Notes that a text is right. */
  readonly confirm: (text: TextPlace) => Promise<void>;
  /** Drafts a text in another language. */
  readonly translate: (request: TranslationRequest) => Promise<string>;
  readonly state: SavingState;
  readonly conflicts: RecordEdit['conflicts'];
  /** Changes the record that the form shows by now, and returns it. */
  readonly change: (change: RecordChange) => ContentRecord;
  readonly choose: (place: string, side: 'mine' | 'theirs') => void;
  /** Adds the record again, which somebody else has deleted. */
  readonly restore: () => void;
  /** Gives up what the server does not have. */
  readonly giveUp: () => void;
  /** Whether this device keeps what the server does not have yet. */
  readonly isOnDevice: boolean;
}

interface Place {
  readonly person: string;
  readonly list: string;
  /** The record as the server has it, as far as that is known. */
  readonly listed: ListedRecord;
  /** Called when the server has the record. */
  readonly onSaved: () => void;
}

interface Opened {
  readonly edit: RecordEdit;
  /** Where this device keeps it, and the keys of earlier forms whose changes are in it. */
  readonly keys: readonly string[];
}

/** Begins with the draft of the server and what earlier forms have left on this device. */
function openEdit({ person, list, listed: { id, record } }: Place): Opened {
  const place = { person, list, id };
  const keys = [keptKey(place)];
  let edit = beginEdit(record);
  for (const [key, kept] of readKept(place)) {
    const resumed = resumeEdit(edit, kept);
    if (!resumed) continue;
    edit = resumed;
    keys.push(key);
  }
  return { edit, keys };
}

/**
 * Saves a record while it is edited: at once on this device, and after a pause on the server, one request at a time, until the
 * server has exactly what the form shows (docs/reliability.md).
 */
export function useRecordEdit(place: Place): EditedRecord {
  const { list, listed, onSaved } = place;
  const { id } = listed;
  const client = useQueryClient();
  const isSignedIn = useDeskState().data?.state === 'signed-in';
  const [opened] = useState(() => openEdit(place));
  const current = useRef(opened.edit);
  const typedAt = useRef(0);
  const restores = useRef(false);
  const [edit, setEdit] = useState(opened.edit);
  const [isOnDevice, setOnDevice] = useState(true);
  const [answered, setAnswered] = useState<Found & { readonly of: ListedRecord }>();
  const { problems, older, unconfirmed } = answered?.of === listed ? answered : listed;

  const step = (event: EditEvent) => {
    const next = nextEdit(current.current, event);
    current.current = next;
    const [own = ''] = opened.keys;
    const { server, shown } = next;
    if (isKeptOnly(next)) setOnDevice(keep(own, { server, shown, at: Date.now() }));
    else forgetKept(opened.keys);
    setEdit(next);
  };

  const send = useEffectEvent(async () => {
    const changes = changesToSend(current.current);
    if (current.current.sending || changes.length === 0) return;
    const restore = restores.current ? { restore: { ...current.current.shown } } : {};
    const queryKey = contentKey(contentPaths.record(list, id));
    step({ type: 'sent' });
    try {
      const answer = savedRecord.parse(
        await changeDesk('PATCH', contentPaths.record(list, id), { changes, ...restore }),
      );
      restores.current = false;
      // A request that began before the answer may bring an older one.
      await client.cancelQueries({ queryKey });
      step({
        type: 'acknowledged',
        record: answer.record,
        conflicts: answer.conflicts.map(({ field, language, mine, theirs }) => ({
          field,
          language,
          mine,
          theirs,
        })),
      });
      const { problems, older, unconfirmed } = answer;
      setAnswered({ of: listed, problems, older, unconfirmed });
      onSaved();
    } catch (error) {
      const problem = problemOf(error);
      step({ type: 'failed', problem });
      if (problem === 'signed-out') await client.invalidateQueries({ queryKey: ['state'] });
    }
  });

  const follow = useEffectEvent((record: ContentRecord) => step({ type: 'followed', record }));
  useEffect(() => {
    follow(listed.record);
  }, [listed]);

  const isDue = !edit.sending && changesToSend(edit).length > 0;
  useEffect(() => {
    if (!isDue || !isPassing(edit)) return;
    const pause = Math.max(0, typedAt.current + pauseMs - Date.now());
    const timer = setTimeout(() => void send(), edit.problem ? retryMs : pause);
    const again = () => void send();
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isDue, edit]);

  useEffect(() => {
    if (isSignedIn && current.current.problem === 'signed-out') void send();
  }, [isSignedIn]);

  useEffect(
    () => () => {
      void send();
    },
    [],
  );

  return {
    record: edit.shown,
    problems,
    older,
    unconfirmed,
    translate: async (request) =>
      draftedTranslation.parse(await changeDesk('POST', contentPaths.translation(list, id), request)).text,
    confirm: async ({ field, language }) => {
      await changeDesk('PUT', contentPaths.right(list, id), { field, language });
      const isOther = (one: TextPlace) => one.field !== field || one.language !== language;
      const others = { older: older.filter(isOther), unconfirmed: unconfirmed.filter(isOther) };
      setAnswered({ of: listed, problems, ...others });
      onSaved();
    },
    state: savingState(edit),
    conflicts: edit.conflicts,
    isOnDevice,
    change: (changeRecord) => {
      typedAt.current = Date.now();
      const record = changeRecord(current.current.shown);
      step({ type: 'changed', record });
      return record;
    },
    choose: (at, side) => step({ type: 'chosen', place: at, side }),
    restore: () => {
      restores.current = true;
      step({ type: 'retried' });
    },
    giveUp: () => step({ type: 'changed', record: current.current.server }),
  };
}
