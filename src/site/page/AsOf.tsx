import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { formatMoment } from '../../engine/binding/date';
import { PageWidth } from '../ui/layout/PageWidth';
import { Icon } from '../ui/picture/Icon';
import { useBindContext } from '../context/use-bind-context';
import { isObject } from '../../engine/json/json';
import { useShownLists, type ShownList } from '../context/use-shown-lists';

/** Of the lists that are shown; of all before the first is, right after hydration. */
function oldestOf(lists: readonly ShownList[]): string | null {
  const active = lists.filter(({ isActive }) => isActive);
  const times = (active.length > 0 ? active : lists).flatMap(({ data }) =>
    isObject(data) && typeof data.asOf === 'string' ? [data.asOf] : [],
  );
  // ISO times sort as text.
  return times.sort()[0] ?? null;
}

/** The time of the page's oldest answer, in ISO format, if the server marked one as old. */
function useOldestAnswer(): string | null {
  return useShownLists(oldestOf);
}

const Note = styled('p')`
  display: flex;
  gap: 8px;
  align-items: center;
  padding-block-start: 10px;
  padding-block-end: 10px;
  color: var(--ink-soft);
  font-size: var(--small);
`;

/** Says from when the page's records are, if the council's server has not answered for long (B4.5.6). */
export function AsOf() {
  const intl = useIntl();
  const context = useBindContext();
  const asOf = useOldestAnswer();
  if (asOf === null) return null;
  return (
    <PageWidth>
      <Note role="note">
        <Icon name="info" />
        {intl.formatMessage({ id: 'page.asOf' }, formatMoment(asOf, context))}
      </Note>
    </PageWidth>
  );
}
