import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DeskPerson } from '../../api/desk-api';
import { useSay } from '../language/use-say';
import { Failure, Waiting } from '../parts/States';
import { TextField } from '../parts/TextField';
import { Found } from './Found';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { foundContent, findPath, longestSearch } from '../../api/find-api';
import { readDesk } from '../call-desk';
import { contentKey } from '../content/use-content';
import { useDeskLanguage } from '../language/language-context';
import { useSettled } from '../../../site/browser/use-settled';

/** Time in ms without a key after which is searched. */
const settledMs = 200;

/** Results of a search of the desk; an empty one requests nothing. */
function useFound(search: string) {
  const { code } = useDeskLanguage().language;
  const settled = useSettled(search.trim().slice(0, longestSearch), settledMs);
  const query = new URLSearchParams({ search: settled, language: code }).toString();
  return useQuery({
    queryKey: [...contentKey(findPath), code, settled],
    queryFn: () => readDesk(foundContent, `${findPath}?${query}`),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
}

interface FindContentProps {
  readonly person: DeskPerson;
  /** Shown while nothing is searched for. */
  readonly children: ReactNode;
}

/** The search of the desk, which the address keeps, with what it finds in place of the rest of the screen. */
export function FindContent({ person, children }: FindContentProps) {
  const say = useSay();
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const { data, error, refetch } = useFound(search);
  const change = (text: string) => {
    const changed = new URLSearchParams(parameters);
    changed.delete('search');
    if (text !== '') changed.set('search', text);
    setParameters(changed, { replace: true });
  };
  const found = error ? (
    <Failure error={error} retry={() => void refetch()} />
  ) : data ? (
    <Found search={search.trim()} found={data} person={person} />
  ) : (
    <Waiting />
  );
  return (
    <>
      <div role="search">
        <TextField label={say('find.label')} isOptional type="search" value={search} onChange={change} />
      </div>
      {search.trim() === '' ? children : found}
    </>
  );
}
