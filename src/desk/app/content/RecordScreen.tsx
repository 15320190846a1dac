import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type ContentList, contentPaths, type ContentRecord, type ListedRecord } from '../../api/content-api';
import { textLists } from '../../api/text-lists';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { lazyScreen } from '../lazy-screen';
import { changeDesk, problemOf } from '../call-desk';
import { ProblemAlert } from '../parts/ProblemAlert';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { titleOfField } from '../record-form/form-fields';
import { rareFields } from '../record-form/rare-fields';
import { RecordForm } from '../record-form/RecordForm';
import { useDeskState } from '../use-desk-state';
import { ConflictChoice } from './ConflictChoice';
import { ConflictNotice } from './ConflictNotice';
import { GoneNotice } from './GoneNotice';
import { Notice } from '../parts/Notice';
import { OldFonts } from './OldFonts';
import { OldValues } from './OldValues';
import { PreviewButton } from './PreviewButton';
import { recordLabel } from './record-label';
import { isEmptyRecord } from '../../api/empty-record';
import { listPlace, recordPlace } from './record-place';
import { removedPart } from './removed-part';
import { SavingNote } from './SavingNote';
import { UndoToast } from './UndoToast';
import { readKept } from './kept-record';
import { useContentChanged, useContentList, useContentOutdated, useListedRecord } from './use-content';
import { type RecordChange, useRecordEdit } from './use-record-edit';
import { WhereShown } from './WhereShown';

const DistrictText = lazyScreen(async () => (await import('../district/DistrictText')).DistrictText);
const LegalForm = lazyScreen(async () => (await import('../legal/LegalForm')).LegalForm);

/** Puts the focus on the field that the address names, such as `?field=title.GU`. */
function useNamedField(): void {
  const [parameters] = useSearchParams();
  const field = parameters.get('field');
  useEffect(() => {
    if (field === null) return;
    const keys = field.split('.');
    const ids = keys.map((_, index) => ['root', ...keys.slice(0, keys.length - index)].join('_'));
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    found?.closest('details')?.setAttribute('open', '');
    found?.focus();
  }, [field]);
}

/** A field of which a part was removed, and its value before. */
interface RemovedPart {
  readonly field: string;
  readonly before: unknown;
}

/** Discards a new record in which nothing was filled in when its form is left. */
function useEmptyDiscarded(list: string, { id, state }: ListedRecord, record: ContentRecord): void {
  const changed = useContentChanged();
  const leave = useEffectEvent(async () => {
    const isLeft = !window.location.pathname.endsWith(recordPlace(list, id));
    if (!isLeft || state !== 'added' || !isEmptyRecord(record)) return;
    // Whoever cannot reach the server finds the empty record among the changes.
    await changeDesk('DELETE', contentPaths.draft(list, id)).catch(() => null);
    await changed();
  });
  useEffect(() => () => void leave(), []);
}

interface EditedRecordProps {
  readonly list: ContentList;
  readonly listed: ListedRecord;
  readonly person: string;
}

/** The form of a record, saved while typing. */
export function EditedRecord({ list, listed, person }: EditedRecordProps) {
  const say = useSay();
  const onSaved = useContentOutdated();
  const navigate = useNavigate();
  const edit = useRecordEdit({ person, list: list.name, listed, onSaved });
  const { record, problems, older, unconfirmed, confirm, translate, state } = edit;
  const [removed, setRemoved] = useState<RemovedPart | null>(null);
  const change = (changeRecord: RecordChange) => {
    const next = edit.change(changeRecord);
    const field = removedPart(record, next);
    if (field !== undefined) setRemoved({ field, before: record[field] });
  };
  const isSaved = state === 'saved' || state === 'unchanged';
  const review = { older, unconfirmed, confirm, translate, ways: list.translations };
  const rare = useMemo(() => rareFields(list), [list]);
  useNamedField();
  useEmptyDiscarded(list.name, listed, record);
  return (
    <>
      <SavingNote state={state} isOnDevice={edit.isOnDevice} />
      {state === 'not-found' && (
        <GoneNotice
          restore={edit.restore}
          giveUp={() => {
            edit.giveUp();
            void navigate(listPlace(list.name));
          }}
        />
      )}
      <ConflictChoice list={list} conflicts={edit.conflicts} choose={edit.choose} />
      {problems.some(({ path }) => path.length === 0) && (
        <Notice isError>
          {problems
            .filter(({ path }) => path.length === 0)
            .map(({ message }) => message)
            .join(' ')}
        </Notice>
      )}
      <ConflictNotice list={list} conflicts={listed.conflicts} />
      <Suspense>
        {list.name === textLists.messages && list.district && <DistrictText list={list} id={listed.id} />}
      </Suspense>
      <OldFonts list={list} id={listed.id} record={record} isSaved={isSaved} onChange={edit.change} />
      {list.name === textLists.legal ? (
        <LegalForm list={list} record={record} problems={problems} review={review} onChange={change} />
      ) : (
        <RecordForm
          list={list}
          record={record}
          problems={problems}
          rare={rare}
          review={review}
          onChange={change}
        />
      )}
      <OldValues of={{ list: list.name, id: listed.id }} isSaved={isSaved} />
      <p>
        <Link to="/changes">{say('content.toChanges')}</Link>
      </p>
      <PreviewButton list={list.name} />
      {removed && (
        <UndoToast
          text={say('form.removed', { title: titleOfField(list, removed.field) })}
          undo={() => {
            edit.change((now) => ({ ...now, [removed.field]: removed.before }));
          }}
          onClose={() => {
            setRemoved(null);
          }}
        />
      )}
    </>
  );
}

/**
 * The record that the form begins with: the draft that the server has, else, without an answer, what this device knows of
 * it. Undefined while that is asked for, and for a record that nobody knows.
 */
function useOpenedRecord(name: string, id: string, data: ContentList | undefined, person: string) {
  const asked = useListedRecord(name, id);
  // A list may be older than the draft.
  if (asked.data && asked.isFetchedAfterMount) return asked.data;
  if (!asked.error) return undefined;
  const known =
    problemOf(asked.error) === 'not-found' ? undefined : data?.records.find((one) => one.id === id);
  const [kept] = readKept({ person, list: name, id });
  if (known || !kept) return known;
  const [, { server }] = kept;
  return {
    ...{ id, record: server, state: 'changed' as const },
    ...{ problems: [], conflicts: [], older: [], unconfirmed: [] },
  };
}

/** One record of a list. */
export function RecordScreen() {
  const say = useSay();
  const { list: name = '', id = '' } = useParams();
  const { language } = useDeskLanguage();
  const { data, error, refetch } = useContentList(name);
  const state = useDeskState().data;
  const person = state?.state === 'signed-in' ? state.person.name : '';
  const listed = useOpenedRecord(name, id, data, person);
  const asked = useListedRecord(name, id);
  const label = data && listed ? recordLabel(data, listed.record, language.code) : '';
  const isUnknown = listed === undefined && asked.error !== null && problemOf(asked.error) === 'not-found';
  const failure = (data ? null : error) ?? (listed || isUnknown ? null : asked.error);
  return (
    <Screen title={label || (data?.title ?? say('content.title'))}>
      <p>
        <Link to={listPlace(name)}>{say('content.backTo', { list: data?.title ?? '' })}</Link>
      </p>
      {failure ? (
        <Failure
          error={failure}
          retry={() => {
            void refetch();
            void asked.refetch();
          }}
        />
      ) : (
        !(data && listed) && !isUnknown && <Waiting />
      )}
      <ProblemAlert problem={isUnknown ? 'not-found' : null} />
      {data && listed && person !== '' && (
        <>
          <EditedRecord key={`${person}/${name}/${id}`} list={data} listed={listed} person={person} />
          <WhereShown list={name} id={id} />
        </>
      )}
    </Screen>
  );
}
