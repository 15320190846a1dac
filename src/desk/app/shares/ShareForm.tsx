import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ContentList } from '../../api/content-api';
import type { ContentListSummary, ContentOverview } from '../../api/content-overview';
import { type SharedKind, takingFields } from '../../api/shares-api';
import { type CallProblem, problemOf } from '../call-desk';
import { listPlace, recordPlace } from '../content/record-place';
import { useContentChanged, useContentList } from '../content/use-content';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';
import { Notice } from '../parts/Notice';
import { ProblemAlert } from '../parts/ProblemAlert';
import { Failure, Waiting } from '../parts/States';
import { formFields } from '../record-form/form-fields';
import { makeDrafts, type TakenFile } from './make-drafts';
import type { KeptShare } from './share-cache';
import type { KnownFile } from './SharedFileRow';
import { useSharesChanged } from './use-shares';

const Fields = styled('form')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  & > :empty {
    display: none;
  }
`;

interface ShareFormProps {
  readonly share: KeptShare;
  readonly files: readonly KnownFile[];
  readonly lists: ContentOverview['lists'];
}

/** Kinds of what is shared. */
function kindsOf(share: KeptShare, files: readonly KnownFile[]): ReadonlySet<SharedKind> {
  const kinds = files.flatMap(({ kind }) => (kind === 'picture' || kind === 'document' ? [kind] : []));
  // A text beside files comes along with them.
  const isText = kinds.length === 0 && (share.text !== '' || share.title !== '');
  return new Set<SharedKind>([...kinds, ...(isText ? (['text'] as const) : [])]);
}

const isTaken = (file: KnownFile, list: ContentList): file is KnownFile & TakenFile =>
  (file.kind === 'picture' || file.kind === 'document') &&
  takingFields(formFields(list))[file.kind] !== undefined;

interface ListFormProps extends Omit<ShareFormProps, 'lists'> {
  readonly list: ContentList;
}

/** The rest of the form for a list: its albums, the language of the text, and the button. */
function ListForm({ share, files, list }: ListFormProps) {
  const say = useSay();
  const navigate = useNavigate();
  const { language: shown } = useDeskLanguage();
  const contentChanged = useContentChanged();
  const sharesChanged = useSharesChanged();
  const codes = list.languages.map(({ code }) => code);
  const [language, setLanguage] = useState(codes.includes(shown.code) ? shown.code : (codes[0] ?? ''));
  const [values, setValues] = useState<Readonly<Record<string, string | number | undefined>>>({});
  const [number, setNumber] = useState(0);
  const [problem, setProblem] = useState<CallProblem | 'gone' | null>(null);
  const taken = files.filter((file): file is KnownFile & TakenFile => isTaken(file, list));
  const choices = formFields(list).filter(({ name }) => list.choices[name]?.length);
  const hasText = share.title !== '' || share.text !== '';
  const isSending = number > 0;

  const make = async () => {
    setProblem(null);
    const plan = {
      share,
      list: list.name,
      fields: takingFields(formFields(list)),
      files: taken,
      translated: list.translated,
      language: codes.length > 1 ? language : null,
      values,
      onProgress: setNumber,
    };
    try {
      const ids = await makeDrafts(plan);
      const [first] = ids ?? [];
      if (first === undefined) setProblem('gone');
      else await navigate(ids?.length === 1 ? recordPlace(list.name, first) : listPlace(list.name));
    } catch (error) {
      setProblem(problemOf(error));
    }
    setNumber(0);
    await Promise.all([contentChanged(), sharesChanged()]);
  };

  return (
    <>
      {choices.map(({ name, title }) => (
        <ChoiceField
          key={name}
          label={title}
          choices={[{ value: '', label: '' }, ...(list.choices[name] ?? [])].map((one) => ({
            value: String(one.value),
            label: one.label,
          }))}
          value={String(values[name] ?? '')}
          onChange={(value) => {
            const chosen = list.choices[name]?.find((one) => String(one.value) === value);
            setValues({ ...values, [name]: chosen?.value });
          }}
        />
      ))}
      {hasText && codes.length > 1 && (
        <ChoiceField
          label={say('share.language')}
          choices={list.languages.map(({ code, name }) => ({ value: code, label: name }))}
          value={language}
          onChange={setLanguage}
        />
      )}
      {taken.length < files.length && <p>{say('share.leftOut', { count: files.length - taken.length })}</p>}
      {problem === 'gone' ? <Notice isError>{say('share.gone')}</Notice> : <ProblemAlert problem={problem} />}
      <p role="status">{isSending && say('share.sending', { number, count: Math.max(1, taken.length) })}</p>
      <Button variant="contained" disabled={isSending} onClick={() => void make()}>
        {say('share.make')}
      </Button>
    </>
  );
}

/** A list that is chosen, when it is loaded. */
function ChosenList({ name, ...others }: Omit<ListFormProps, 'list'> & { readonly name: string }) {
  const { data, error, refetch } = useContentList(name);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return data ? <ListForm key={name} {...others} list={data} /> : <Waiting />;
}

/** Asks in which list something that was shared becomes a draft. */
export function ShareForm({ share, files, lists }: ShareFormProps) {
  const say = useSay();
  const [name, setName] = useState('');
  const kinds = kindsOf(share, files);
  const taking = lists.filter(({ takes }) => takes.some((kind) => kinds.has(kind)));
  const isForNotices = ({ tasks }: ContentListSummary) => tasks.includes('notice');
  const fitting = [...taking.filter(isForNotices), ...taking.filter((list) => !isForNotices(list))];
  if (fitting.length === 0) return <Notice>{say('share.noList')}</Notice>;
  const choices = fitting.map((list) => ({ value: list.name, label: list.title }));
  return (
    <Fields
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <ChoiceField
        label={say('share.list')}
        choices={[{ value: '', label: say('share.choose') }, ...choices]}
        value={name}
        onChange={setName}
      />
      {name !== '' && <ChosenList name={name} share={share} files={files} />}
    </Fields>
  );
}
