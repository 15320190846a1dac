import { useMemo } from 'react';
import { contextOf } from '../../binding/context';
import type { CouncilRecord } from '../../binding/council-record';
import type { ListSection } from '../../config/site-config.generated';
import { SectionHeading } from '../../ui/SectionHeading';
import { Empty } from '../../ui/States';
import { useContent, type SectionOf } from '../contract';
import { Records } from '../Records';
import { bindItems } from './bind';
import type { Look } from './look';
import { notices } from './notices';
import { tales } from './tales';
import { texts } from './texts';

const looks: Readonly<Record<ListSection['look'], Look>> = { tales, texts, notices };

interface SectionProps {
  readonly section: SectionOf<'list'>;
}

/** Records one under the other, in one of three looks. */
export function ListTemplate({ section }: SectionProps) {
  const { context } = useContent();
  const { title, look } = section;
  const { Bones } = looks[look];
  const heading = title !== undefined && <SectionHeading>{context.say(title)}</SectionHeading>;
  return (
    <Records of={section} heading={heading} skeleton={<Bones />}>
      {(records) => <Items section={section} records={records} />}
    </Records>
  );
}

function Items({ section, records }: SectionProps & { readonly records: readonly CouncilRecord[] }) {
  const { context } = useContent();
  const items = useMemo(
    () => bindItems(section, records, contextOf(section.source, context)),
    [section, records, context],
  );
  if (items.length === 0) return <Empty text={context.say(section.empty ?? 'common.noData')} />;
  const Look = looks[section.look].Items;
  return <Look section={section} items={items} level={section.title === undefined ? 'h2' : 'h3'} />;
}
