import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { useMemo } from 'react';
import { recordContext } from '../../engine/binding/context';
import { weekdayOf } from '../../engine/binding/week';
import type { CouncilRecord } from '../../engine/record/record';
import type { ClosedDays } from '../../engine/site-config.generated';
import { surfaceStyles } from '../../site/ui/layout/PageWidth';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { Facts } from '../shared/Facts';
import { itemLevel, type ItemLevel, ItemTitle } from '../shared/ItemTitle';
import { Records } from '../shared/Records';
import { bindClosedDays, bindOffices, type Office } from './bind';
import { OfficeStatus } from './OfficeStatus';
import { WeekTable } from './WeekTable';

const Offices = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: 20px;
`;

const Card = styled('li')`
  ${surfaceStyles}
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  padding: 20px;
  overflow-wrap: anywhere;
  break-inside: avoid;
  & > dl + dl {
    margin-top: -13px;
  }
  & > h2,
  & > h3 {
    font-size: var(--h3);
  }
`;

const noRecords: readonly CouncilRecord[] = [];

interface SectionProps {
  readonly section: SectionOf<'opening-hours'>;
}

type Closed = ReturnType<typeof bindClosedDays>;

interface OfficesProps extends SectionProps {
  readonly records: readonly CouncilRecord[];
  readonly closed: Closed;
}

function OfficeCard({
  office: { title, facts, week },
  closed,
  level,
}: {
  readonly office: Office;
  readonly closed: Closed;
  readonly level: ItemLevel;
}) {
  const { context } = useContent();
  return (
    <Card>
      <ItemTitle of={title} level={level} />
      <OfficeStatus week={week} closed={closed} />
      <WeekTable week={week} today={weekdayOf(context.today)} />
      <Facts facts={facts} />
    </Card>
  );
}

function OfficeList({ section, records, closed }: OfficesProps) {
  const { context } = useContent();
  const offices = bindOffices(section, records, recordContext(section.source, context));
  return (
    <Offices>
      {offices.map((office) => (
        <OfficeCard key={office.key} office={office} closed={closed} level={itemLevel(section)} />
      ))}
    </Offices>
  );
}

/** The offices, once the days on which they are closed are known or have failed. */
function WithClosedDays({ of, ...offices }: Omit<OfficesProps, 'closed'> & { readonly of: ClosedDays }) {
  const { context, useRecords } = useContent();
  const loaded = useRecords(of.source, 'current');
  const records = loaded.state === 'ready' ? loaded.records : noRecords;
  const closed = useMemo(
    () => bindClosedDays(of, records, recordContext(of.source, context)),
    [of, records, context],
  );
  return loaded.state === 'loading' ? skeleton : <OfficeList {...offices} closed={closed} />;
}

const skeleton = <Skeleton style={{ height: 320 }} />;

const neverClosed: Closed = new Map();

/** Offices with their hours by day of the week, and whether they are open now (B11.1.5). */
export function OpeningHoursTemplate({ section }: SectionProps) {
  const { closed } = section;
  return (
    <Records of={section} skeleton={skeleton}>
      {(records) =>
        closed ? (
          <WithClosedDays of={closed} section={section} records={records} />
        ) : (
          <OfficeList section={section} records={records} closed={neverClosed} />
        )
      }
    </Records>
  );
}
