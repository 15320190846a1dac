import { useCallback } from 'react';
import { recordContext } from '../../binding/context';
import type { CouncilRecord } from '../../model/record/record';
import type { ListSection } from '../../model/site-config.generated';
import { SectionHeading } from '../../ui/text/SectionHeading';
import { EmptyState } from '../../ui/state/States';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import type { BindBatch } from '../shared/bind-batches';
import { PageLinks } from '../shared/PageLinks';
import { Records } from '../shared/Records';
import { useBoundRecords } from '../shared/use-bound-records';
import { bindItems, type ListItem } from './bind';
import type { ListVariant } from './variant';
import { notices } from './notices';
import { stories } from './stories';
import { texts } from './texts';

const variants: Readonly<Record<ListSection['look'], ListVariant>> = { tales: stories, texts, notices };

interface SectionProps {
  readonly section: SectionOf<'list'>;
}

/** Records below each other, in one of three variants. */
export function ListTemplate({ section }: SectionProps) {
  const { context } = useContent();
  const { title, look } = section;
  const { Skeleton } = variants[look];
  const heading = title !== undefined && <SectionHeading>{context.translate(title)}</SectionHeading>;
  return (
    <Records of={section} heading={heading} skeleton={<Skeleton />}>
      {(records) => <Items section={section} records={records} />}
    </Records>
  );
}

function Items({ section, records }: SectionProps & { readonly records: readonly CouncilRecord[] }) {
  const { context } = useContent();
  const bind = useCallback<BindBatch<ListItem>>(
    (batch, indexAt) => bindItems(section, batch, recordContext(section.source, context), indexAt),
    [section, context],
  );
  const { items, page, complete } = useBoundRecords(records, bind);
  if (items.length === 0 && complete)
    return <EmptyState text={context.translate(section.empty ?? 'common.noData')} />;
  const VariantItems = variants[section.look].Items;
  return (
    <>
      <VariantItems section={section} items={items} level={section.title === undefined ? 'h2' : 'h3'} />
      <PageLinks of={page} />
    </>
  );
}
