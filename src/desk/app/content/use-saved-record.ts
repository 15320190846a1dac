import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ContentProblem,
  type ContentRecord,
  contentPaths,
  type ListedRecord,
  type OlderText,
  recordProblems,
} from '../../api/content-api';
import { type CallProblem, changeDesk, problemOf } from '../call-desk';
import { forgetKept, keep, readKept } from './kept-record';

/** How far the changes of a record are; a problem if the server did not take them. */
export type SavingState = 'unchanged' | 'typing' | 'saving' | 'saved' | CallProblem;

/** Time in ms after the last key before a record is sent. */
const pauseMs = 700;
/** Time in ms after which sending is tried again. */
const retryMs = 5000;

/** Problems that another try may not have. */
const isPassing = (state: SavingState): boolean =>
  ['offline', 'busy', 'failed', 'database', 'disk-full', 'read-only'].includes(state);

interface SavedRecord {
  readonly record: ContentRecord;
  readonly problems: readonly ContentProblem[];
  readonly older: readonly OlderText[];
  /** Notes that a text is still right. */
  readonly confirm: (text: OlderText) => Promise<void>;
  readonly state: SavingState;
  readonly change: (record: ContentRecord) => void;
}

interface Place {
  readonly person: string;
  readonly list: string;
  readonly listed: ListedRecord;
  /** Called when the server has the record. */
  readonly onSaved: () => void;
}

/**
 * Saves a record while it is edited: at once in this browser, and after a pause on the server, again and again while there
 * is no connection. What the server does not have yet is there again after a closed tab.
 */
export function useSavedRecord({ person, list, listed, onSaved }: Place): SavedRecord {
  const { id, version } = listed;
  const [kept] = useState(() => readKept(person, list, id));
  const [record, setRecord] = useState(kept?.record ?? listed.record);
  const [problems, setProblems] = useState<readonly ContentProblem[]>(listed.problems);
  const [older, setOlder] = useState<readonly OlderText[]>(listed.older);
  const [state, setState] = useState<SavingState>(kept ? 'typing' : 'unchanged');
  const latest = useRef(record);

  const send = useEffectEvent(async () => {
    const sent = latest.current;
    setState('saving');
    try {
      const answer = await changeDesk('PUT', contentPaths.record(list, id), {
        record: sent,
        version: kept?.version ?? version,
      });
      const found = recordProblems.parse(answer);
      setProblems(found.problems);
      setOlder(found.older);
      onSaved();
      if (latest.current !== sent) return;
      forgetKept(person, list, id);
      setState('saved');
    } catch (error) {
      setState(problemOf(error));
    }
  });

  useEffect(() => {
    if (state !== 'typing' && !isPassing(state)) return;
    const timer = setTimeout(() => void send(), state === 'typing' ? pauseMs : retryMs);
    const again = () => void send();
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [state, record]);

  const sendRest = useEffectEvent(() => {
    if (state === 'typing') void send();
  });
  useEffect(
    () => () => {
      sendRest();
    },
    [],
  );

  return {
    record,
    problems,
    older,
    confirm: async ({ field, language }) => {
      await changeDesk('PUT', contentPaths.right(list, id), { field, language });
      setOlder((all) => all.filter((one) => one.field !== field || one.language !== language));
      onSaved();
    },
    state,
    change: (changed) => {
      latest.current = changed;
      keep(person, list, id, { record: changed, version: kept?.version ?? version });
      setRecord(changed);
      setState('typing');
    },
  };
}
