import styled from '@emotion/styled';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { isComingEvent } from '../../engine/binding/event';
import type { CouncilRecord } from '../../engine/record/record';
import type { ListSection } from '../../engine/site-config.generated';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { CalendarLink } from '../shared/CalendarLink';
import { itemLevel } from '../shared/ItemTitle';
import { MoreLink } from '../shared/MoreLink';
import { PageLinks } from '../shared/PageLinks';
import { NoRecords, Records } from '../shared/Records';
import { useBoundSection } from '../shared/use-bound-records';
import { currentList, newestFirst } from './list-of-section';
import { bindItems, groupByYear } from './bind';
import type { ListVariant, ListVariantProps } from './variant';
import { notices } from './notices';
import { tales } from './tales';
import { texts } from './texts';

const variants: Readonly<Record<ListSection['look'], ListVariant>> = { tales, texts, notices };

const Year = styled('h3')`
  margin-block-start: 24px;
  margin-block-end: 12px;
  font-size: var(--h3);
  font-variant-numeric: tabular-nums;
`;

/** Items under the headings of their years; those without a date come last (B4.9.2). */
function Years({ section, items, level }: ListVariantProps) {
  const intl = useIntl();
  const VariantItems = variants[section.look].Items;
  return groupByYear(items).map(({ year, items: ofYear }) => (
    <div key={year}>
      <Year as={level}>{year ?? intl.formatMessage({ id: 'records.undated' })}</Year>
      <VariantItems section={section} items={ofYear} level={level} />
    </div>
  ));
}

const Calendar = styled('p')`
  margin-top: 16px;
  @media print {
    display: none;
  }
`;

interface SectionProps {
  readonly section: SectionOf<'list'>;
}

/** Records below each other, in one of three variants. */
export function ListTemplate({ section }: SectionProps) {
  const selection = useMemo(() => newestFirst(section), [section]);
  const { Skeleton } = variants[section.look];
  return (
    <Records of={selection} skeleton={<Skeleton />}>
      {(records) => <Items section={section} records={records} />}
    </Records>
  );
}

function Items({ section, records }: SectionProps & { readonly records: readonly CouncilRecord[] }) {
  const { context, subject } = useContent();
  const { items, page, complete } = useBoundSection(section, records, bindItems);
  if (items.length === 0 && complete) return <NoRecords of={section} />;
  const hasCalendar =
    subject === null &&
    currentList(section) !== null &&
    records.some((record) => isComingEvent(record, section.source, context));
  const level = itemLevel(section);
  const VariantItems = variants[section.look].Items;
  const content = (
    <>
      {section.byYear === undefined ? (
        <VariantItems section={section} items={items} level={level} />
      ) : (
        <Years section={section} items={items} level={level} />
      )}
      {hasCalendar && (
        <Calendar>
          <CalendarLink />
        </Calendar>
      )}
      <MoreLink to={section.more} />
      <PageLinks of={page} />
    </>
  );
  // A section without a heading has no wrapper of its own, so the section gap would separate the list from its links.
  return section.title === undefined ? <div>{content}</div> : content;
}
