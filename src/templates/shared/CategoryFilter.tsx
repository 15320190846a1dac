import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { recordId, fieldText, type CouncilRecord } from '../../model/record/record';
import { tagText } from '../../binding/tagged-text';
import type { Filter } from '../../model/site-config.generated';
import { ChoiceButtons } from '../../ui/control/ChoiceButtons';
import { Skeleton, Loading } from '../../ui/state/Skeleton';
import { useContent } from '../content';

/** Whether a record belongs to the chosen category. */
export type KeepRecord = (record: CouncilRecord) => boolean;

interface CategoryFilterProps {
  readonly of: Filter;
  /** Renders the records; `keep` is true for those of the chosen category. */
  readonly children: (keep: KeepRecord) => ReactNode;
}

const keepAll: KeepRecord = () => true;
const all = 'all';

/** Buttons 'All' and one for each category above the records of the chosen category; no buttons without categories. */
export function CategoryFilter({ of: filter, children }: CategoryFilterProps) {
  const intl = useIntl();
  const { context, useRecords } = useContent();
  const categories = useRecords(filter.source);
  const [chosen, choose] = useState(all);
  const found = categories.state === 'ready' ? categories.records : [];
  const choices = found.flatMap((record, index) => {
    const id = recordId(record);
    const name = fieldText(record, filter.label);
    return id === null || name === null
      ? []
      : [{ key: `${id}-${index}`, id, words: tagText(name, context.site) }];
  });
  const chosenId = choices.find(({ key }) => key === chosen)?.id ?? null;
  // Deferred, so that the button responds before hundreds of records render.
  const id = useDeferredValue(chosenId);
  const { field } = filter;
  const keep = useMemo(
    (): KeepRecord => (id === null ? keepAll : (record) => fieldText(record, field) === id),
    [id, field],
  );
  return (
    <>
      {categories.state === 'loading' && (
        <Loading>
          <Skeleton style={{ height: 48, marginBottom: 28 }} />
        </Loading>
      )}
      {choices.length > 0 && (
        <ChoiceButtons
          label={intl.formatMessage({ id: 'filter.label' })}
          look="categories"
          choices={[{ key: all, words: { text: context.translate(filter.all) } }, ...choices]}
          chosen={chosenId === null ? all : chosen}
          onChoose={choose}
        />
      )}
      {children(keep)}
    </>
  );
}
