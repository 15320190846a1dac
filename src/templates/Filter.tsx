import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { idOf, textOf, type CouncilRecord } from '../binding/council-record';
import { wordsOf } from '../binding/words';
import type { Filter as FilterConfig } from '../config/site-config.generated';
import { ChoiceButtons } from '../ui/ChoiceButtons';
import { Bone, Loading } from '../ui/Skeleton';
import { useContent } from './contract';

/** Whether a record is of the chosen category. */
export type Keep = (record: CouncilRecord) => boolean;

interface FilterProps {
  readonly of: FilterConfig;
  /** Draws the records; `keep` is true for those of the chosen category. */
  readonly children: (keep: Keep) => ReactNode;
}

const everything: Keep = () => true;
const all = 'all';

/** 'All' and a button for each category, over the records of the chosen one; no buttons without categories. */
export function Filter({ of: filter, children }: FilterProps) {
  const intl = useIntl();
  const { context, useRecords } = useContent();
  const categories = useRecords(filter.source);
  const [chosen, choose] = useState(all);
  const found = categories.state === 'ready' ? categories.records : [];
  const choices = found.flatMap((record, index) => {
    const id = idOf(record);
    const name = textOf(record, filter.label);
    return id === null || name === null
      ? []
      : [{ key: `${id}-${index}`, id, words: wordsOf(name, context.site) }];
  });
  const chosenId = choices.find(({ key }) => key === chosen)?.id ?? null;
  // The button answers at once, the records follow: they may be hundreds.
  const id = useDeferredValue(chosenId);
  const { field } = filter;
  const keep = useMemo(
    (): Keep => (id === null ? everything : (record) => textOf(record, field) === id),
    [id, field],
  );
  return (
    <>
      {categories.state === 'loading' && (
        <Loading>
          <Bone style={{ height: 48, marginBottom: 28 }} />
        </Loading>
      )}
      {choices.length > 0 && (
        <ChoiceButtons
          label={intl.formatMessage({ id: 'filter.label' })}
          look="categories"
          choices={[{ key: all, words: { text: context.say(filter.all) } }, ...choices]}
          chosen={chosenId === null ? all : chosen}
          onChoose={choose}
        />
      )}
      {children(keep)}
    </>
  );
}
