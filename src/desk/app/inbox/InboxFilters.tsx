import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { InboxChoice, InboxFilter } from '../../api/inbox-api';
import type { SubmissionState } from '../../../engine/lookup/lookup';
import { Icon } from '../../../site/ui/picture/Icon';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';
import { DateField } from '../parts/DateField';
import { TextField } from '../parts/TextField';

const Fields = styled('form')`
  display: grid;
  gap: 14px;
  & > .search {
    display: flex;
    align-items: end;
    gap: 8px;
    max-width: 560px;
  }
  & > .search > button {
    min-height: 52px;
  }
  & summary {
    width: max-content;
    padding-block: 10px;
    color: var(--accent);
    font-weight: 700;
    cursor: pointer;
  }
  & .filters {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
    align-items: end;
    gap: 14px 16px;
    padding-block: 6px 10px;
  }
`;

interface InboxFiltersProps {
  readonly filter: InboxFilter;
  readonly change: (change: Partial<InboxFilter>) => void;
  readonly choices: {
    readonly forms: readonly InboxChoice[];
    readonly types: readonly InboxChoice[];
    readonly states: readonly SubmissionState[];
  };
}

/** The search and the filters of the list. A choice applies at once, the search when it is sent. */
export function InboxFilters({ filter, change, choices }: InboxFiltersProps) {
  const say = useSay();
  const [search, setSearch] = useState(filter.search);
  const [isNarrowed] = useState(() =>
    Object.entries(filter).some(([key, value]) => key !== 'search' && value !== ''),
  );
  const all = { value: '', label: say('filter.all') };
  const states = choices.states.map((state) => ({ value: state, label: say(`state.${state}`) }));
  return (
    <Fields
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        change({ search });
      }}
    >
      <div className="search">
        <TextField
          label={say('filter.search')}
          isOptional
          type="search"
          value={search}
          onChange={setSearch}
        />
        <Button type="submit" aria-label={say('filter.find')}>
          <Icon name="search" />
        </Button>
      </div>
      <details open={isNarrowed}>
        <summary>{say('filter.more')}</summary>
        <div className="filters">
          <ChoiceField
            label={say('filter.state')}
            choices={[all, ...states]}
            value={filter.state}
            onChange={(state) => {
              change({ state });
            }}
          />
          <ChoiceField
            label={say('filter.form')}
            choices={[all, ...choices.forms]}
            value={filter.form}
            onChange={(form) => {
              change({ form });
            }}
          />
          {choices.types.length > 0 && (
            <ChoiceField
              label={say('filter.type')}
              choices={[all, ...choices.types]}
              value={filter.type}
              onChange={(type) => {
                change({ type });
              }}
            />
          )}
          <DateField
            label={say('filter.from')}
            value={filter.from}
            onChange={(from) => {
              change({ from });
            }}
          />
          <DateField
            label={say('filter.to')}
            value={filter.to}
            onChange={(to) => {
              change({ to });
            }}
          />
        </div>
      </details>
    </Fields>
  );
}
