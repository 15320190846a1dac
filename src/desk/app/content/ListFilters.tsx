import styled from '@emotion/styled';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';
import { TextField } from '../parts/TextField';
import { type ListFilterState, recordFilters } from './list-filter';

const Fields = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 14px 16px;
  max-width: 640px;
`;

interface ListFiltersProps {
  readonly view: ListFilterState;
  readonly setView: (change: Partial<ListFilterState>) => void;
}

/** The search and the filter of a list; both apply at once. */
export function ListFilters({ view, setView }: ListFiltersProps) {
  const say = useSay();
  const choices = recordFilters.map((value) => ({ value, label: say(`content.filter.${value}`) }));
  return (
    <Fields role="search">
      <TextField
        label={say('content.search')}
        isOptional
        type="search"
        value={view.search}
        onChange={(search) => {
          setView({ search });
        }}
      />
      <ChoiceField
        label={say('content.filter')}
        choices={choices}
        value={view.filter}
        onChange={(chosen) => {
          const filter = recordFilters.find((one) => one === chosen) ?? 'all';
          setView({ filter });
        }}
      />
    </Fields>
  );
}
