import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { foundContent, findPath, longestSearch } from '../../api/find-api';
import { readDesk } from '../call-desk';
import { contentKey } from '../content/use-content';
import { useDeskLanguage } from '../language/language-context';
import { useSettled } from '../use-settled';

/** Time in ms without a key after which is searched. */
const settledMs = 200;

/** Results of a search of the desk; an empty one requests nothing. */
export function useFound(search: string) {
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
