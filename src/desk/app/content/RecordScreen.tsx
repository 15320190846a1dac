import { useEffect, useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { ContentList, ListedRecord } from '../../api/content-api';
import { textLists } from '../../api/text-lists';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { LegalForm } from '../legal/LegalForm';
import { ProblemAlert } from '../parts/ProblemAlert';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { rareFields } from '../record-form/rare-fields';
import { RecordForm } from '../record-form/RecordForm';
import { useDeskState } from '../use-desk-state';
import { ConflictNotice } from './ConflictNotice';
import { Notice } from './Notice';
import { PreviewButton } from './PreviewButton';
import { recordLabel } from './record-label';
import { SavingNote } from './SavingNote';
import { useContentList, useContentOutdated } from './use-content';
import { useSavedRecord } from './use-saved-record';

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

interface EditedRecordProps {
  readonly list: ContentList;
  readonly listed: ListedRecord;
  readonly person: string;
}

/** The form of a record, saved while typing. */
export function EditedRecord({ list, listed, person }: EditedRecordProps) {
  const say = useSay();
  const onSaved = useContentOutdated();
  const saved = useSavedRecord({ person, list: list.name, listed, onSaved });
  const { record, problems, older, confirm, state, change } = saved;
  const review = { older, confirm };
  const rare = useMemo(() => rareFields(list), [list]);
  useNamedField();
  return (
    <>
      <SavingNote state={state} />
      {problems.some(({ path }) => path.length === 0) && (
        <Notice isError>
          {problems
            .filter(({ path }) => path.length === 0)
            .map(({ message }) => message)
            .join(' ')}
        </Notice>
      )}
      <ConflictNotice list={list} conflicts={listed.conflicts} />
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
      <p>
        <Link to="/changes">{say('content.toChanges')}</Link>
      </p>
      <PreviewButton />
    </>
  );
}

/** One record of a list. */
export default function RecordScreen() {
  const say = useSay();
  const { list: name = '', id = '' } = useParams();
  const { language } = useDeskLanguage();
  const { data, error, refetch, isFetching } = useContentList(name);
  const person = useDeskState().data;
  const listed = data?.records.find((one) => one.id === id);
  const label = data && listed ? recordLabel(data, listed.record, language.code) : '';
  const isUnknown = data !== undefined && !isFetching && listed === undefined;
  return (
    <Screen title={label || (data?.title ?? say('content.title'))}>
      <p>
        <Link to={`/content/${encodeURIComponent(name)}`}>
          {say('content.backTo', { list: data?.title ?? '' })}
        </Link>
      </p>
      {error && !data ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        !listed && !isUnknown && <Waiting />
      )}
      <ProblemAlert problem={isUnknown ? 'not-found' : null} />
      {data && listed && person?.state === 'signed-in' && (
        <EditedRecord key={`${name}/${id}`} list={data} listed={listed} person={person.person.name} />
      )}
    </Screen>
  );
}
