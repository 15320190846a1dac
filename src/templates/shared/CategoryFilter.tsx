import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { recordId, fieldText, type CouncilRecord } from '../../engine/record/record';
import { tagText } from '../../engine/binding/tagged-text';
import type { Site } from '../../engine/site/site';
import type { Filter } from '../../engine/site-config.generated';
import { ChoiceButtons } from '../../site/ui/control/ChoiceButtons';
import { Loading } from '../../site/ui/state/Loading';
import { FailedLine } from '../../site/ui/state/States';
import { useContent } from '../content';
import { withoutScripts } from '../../site/theme/without-scripts';

/** Whether a record belongs to the chosen category. */
export type KeepRecord = (record: CouncilRecord) => boolean;

/** Hidden without script, as the buttons are, and in print, since all records follow. */
const FailedRow = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 16px;
  margin-bottom: 28px;
  && > * {
    margin-bottom: 0;
  }
  & > :last-child {
    flex: 1 1 12rem;
  }
  ${withoutScripts} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

interface CategoryFilterProps {
  readonly of: Filter;
  /** Source of the records. */
  readonly source: string;
  /** Renders the records; `keep` is true for those of the chosen category, `retry` requests failed categories again. */
  readonly children: (keep: KeepRecord, retry?: () => void) => ReactNode;
}

const keepAll: KeepRecord = () => true;
const all = 'all';

/** A choice for each category with an id and a name. */
function choicesOf(categories: readonly CouncilRecord[], label: string, site: Site) {
  return categories.flatMap((record, index) => {
    const id = recordId(record);
    const name = fieldText(record, label);
    return id === null || name === null ? [] : [{ key: `${id}-${index}`, id, words: tagText(name, site) }];
  });
}

/**
 * Buttons 'All' and one for each category above the records of the chosen category; no buttons without categories.
 * Categories that fail leave 'All' and a line that says so, unless the records say that they failed, too.
 */
export function CategoryFilter({ of: filter, source, children }: CategoryFilterProps) {
  const intl = useIntl();
  const { context, useRecords } = useContent();
  const categories = useRecords(filter.source, 'current');
  const records = useRecords(source, 'current');
  const [chosen, choose] = useState(all);
  const choices =
    categories.state === 'ready' ? choicesOf(categories.records, filter.label, context.site) : [];
  const chosenId = choices.find(({ key }) => key === chosen)?.id ?? null;
  // Deferred, so that the button responds before hundreds of records render.
  const id = useDeferredValue(chosenId);
  const { field } = filter;
  const keep = useMemo(
    (): KeepRecord => (id === null ? keepAll : (record) => fieldText(record, field) === id),
    [id, field],
  );
  const retry = categories.state === 'failed' ? categories.retry : undefined;
  const buttons = (
    <ChoiceButtons
      label={intl.formatMessage({ id: 'filter.label' })}
      look="categories"
      choices={[{ key: all, words: { text: context.translate(filter.all) } }, ...choices]}
      chosen={chosenId === null ? all : chosen}
      onChoose={choose}
    />
  );
  return (
    <>
      {categories.state === 'loading' && (
        <Loading>
          <Skeleton style={{ height: 48, marginBottom: 28 }} />
        </Loading>
      )}
      {retry && records.state !== 'failed' && (
        <FailedRow>
          {buttons}
          <FailedLine onRetry={retry} />
        </FailedRow>
      )}
      {choices.length > 0 && buttons}
      {children(keep, retry)}
    </>
  );
}
