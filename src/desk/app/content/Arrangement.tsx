import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ContentList, contentPaths, type ListedRecord } from '../../api/content-api';
import { textLists } from '../../api/text-lists';
import { type CallProblem, changeDesk, problemOf } from '../call-desk';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { arrangedParts, movedPart } from './arrangement';
import { ArrangementRows } from './ArrangementRows';
import { setHidden } from './edit-list';
import { PreviewButton } from './PreviewButton';
import { recordLabel } from './record-label';
import { UndoToast } from './UndoToast';
import { useContentChanged } from './use-content';

/** A change, and what takes it back. */
interface Arranged {
  readonly text: string;
  readonly undo: () => Promise<unknown>;
}

/** The parts of the menu or of the home page: put in order, hidden and shown again, each with undo. */
export function Arrangement({ list }: { readonly list: ContentList }) {
  const say = useSay();
  const changed = useContentChanged();
  const { language } = useDeskLanguage();
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const [last, setLast] = useState<Arranged | null>(null);
  const labelOf = ({ id, record }: ListedRecord) => recordLabel(list, record, language.code) || id;
  const run = async (action: () => Promise<unknown>, done: Arranged | null) => {
    setProblem(null);
    try {
      await action();
      setLast(done);
    } catch (error) {
      setProblem(problemOf(error));
    }
    await changed();
  };
  const order = (ids: readonly string[]) =>
    changeDesk('PUT', contentPaths.order(list.name), { ids, version: list.orderVersion });
  const ids = list.records.map(({ id }) => id);
  return (
    <>
      <p>{say(list.name === textLists.menu ? 'arrange.menuHint' : 'arrange.homeHint')}</p>
      <ProblemAlert problem={problem} />
      <ArrangementRows
        parts={arrangedParts(list.records)}
        labelOf={labelOf}
        move={(one, by) => {
          const next = movedPart(list.records, one, by);
          if (!next) return;
          const level = list.records.filter(({ record }) => record.within === one.record.within);
          const place = level.findIndex(({ id }) => id === one.id) + by + 1;
          const text = say('content.moved', { label: labelOf(one), place });
          void run(() => order(next), { text, undo: () => order(ids) });
        }}
        setHidden={(one, isHidden) => {
          const text = say(isHidden ? 'arrange.hidden' : 'arrange.shown', { label: labelOf(one) });
          const undo = () => setHidden(list.name, one, !isHidden);
          void run(() => setHidden(list.name, one, isHidden), { text, undo });
        }}
      />
      <p>
        <Link to="/changes">{say('content.toChanges')}</Link>
      </p>
      <PreviewButton list={list.name} />
      {last && (
        <UndoToast
          key={last.text}
          text={last.text}
          undo={() => {
            void run(last.undo, null);
          }}
          onClose={() => {
            setLast(null);
          }}
        />
      )}
    </>
  );
}
