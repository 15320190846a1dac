import { PrimaryButton } from '../../site/ui/control/Button';
import styled from '@emotion/styled';
import { useId, type Ref, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { maxFieldLength, searchField } from '../../engine/search/search-query';
import { Icon } from '../../site/ui/picture/Icon';

/** A diagonal of the cross that clears the field. */
const stroke = (angle: string) =>
  `linear-gradient(${angle}, #0000 46%, var(--ink-soft) 47% 53%, #0000 54%) center / 14px 14px no-repeat`;

/** Browsers draw the cross in colours of their own. With forced colours there are no gradients. */
const Form = styled('form')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  max-width: 52rem;
  & > label {
    font-weight: 700;
  }
  & > div {
    display: flex;
    gap: 8px;
  }
  & input {
    flex: 1;
    min-width: 0;
    min-height: 48px;
    padding: 8px 14px;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-control);
    background: var(--surface);
  }
  @media (forced-colors: none) {
    & ::-webkit-search-cancel-button {
      appearance: none;
      width: 20px;
      height: 20px;
      margin-inline-start: 8px;
      background: ${stroke('45deg')}, ${stroke('-45deg')};
      cursor: pointer;
    }
  }
  & > p {
    color: var(--ink-soft);
    font-size: var(--small);
  }
`;

interface SearchFormProps {
  /** Address of the page, which receives the query without script. */
  readonly action: string;
  readonly query: string;
  readonly hint: string | null;
  readonly field: Ref<HTMLInputElement>;
  readonly onUse: () => void;
  readonly onType: (query: string) => void;
  readonly onSubmit: () => void;
}

/** The field of the search; works without script. */
export function SearchForm({ action, query, hint, field, onUse, onType, onSubmit }: SearchFormProps) {
  const intl = useIntl();
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Form
      role="search"
      aria-label={intl.formatMessage({ id: 'search.label' })}
      action={action}
      method="get"
      onSubmit={submit}
    >
      <label htmlFor={id}>{intl.formatMessage({ id: 'search.label' })}</label>
      <div>
        <input
          ref={field}
          id={id}
          type="search"
          name={searchField}
          defaultValue={query}
          maxLength={maxFieldLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={hint === null ? undefined : `${id}-hint`}
          data-search-field=""
          onFocus={onUse}
          onChange={({ currentTarget }) => {
            onType(currentTarget.value);
          }}
        />
        <PrimaryButton type="submit">
          <Icon name="search" />
          {intl.formatMessage({ id: 'search.button' })}
        </PrimaryButton>
      </div>
      {hint !== null && <p id={`${id}-hint`}>{hint}</p>}
    </Form>
  );
}
