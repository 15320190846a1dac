import styled from '@emotion/styled';
import { useMemo } from 'react';
import { prepareRecords } from '../../engine/binding/prepare-records';
import type { CouncilRecord } from '../../engine/record/record';
import { surfaceStyles } from '../../site/ui/layout/PageWidth';
import { Icon } from '../../site/ui/picture/Icon';
import { ReadMore } from '../../site/ui/text/ReadMore';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { DocumentActions } from '../shared/documents/DocumentActions';
import { Facts } from '../shared/Facts';
import { itemLevel, type ItemLevel, ItemTitle } from '../shared/ItemTitle';
import { PageLinks } from '../shared/PageLinks';
import { Records } from '../shared/Records';
import { useBoundSection } from '../shared/use-bound-records';
import { bindVacancies, type Vacancy } from './bind';

const Statement = styled('article')`
  ${surfaceStyles}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 14px;
  max-width: 720px;
  padding: 20px;
  border-inline-start: 6px solid var(--accent);
  overflow-wrap: anywhere;
  & + & {
    margin-top: 16px;
  }
  & > svg {
    margin-top: 0.15em;
    font-size: 1.5em;
    color: var(--accent);
  }
  & > div {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  & h2,
  & h3 {
    font-size: var(--h3);
  }
  @media print {
    break-inside: avoid;
  }
`;

interface SectionProps {
  readonly section: SectionOf<'vacancy'>;
}

function StatementBox({ of, level }: { readonly of: Vacancy; readonly level: ItemLevel }) {
  const { title, body, facts, documents } = of;
  return (
    <Statement>
      <Icon name="info" />
      <div>
        <ItemTitle of={title} level={level} />
        {body && <ReadMore of={body} />}
        <Facts facts={facts} />
        {documents.length > 0 && <DocumentActions buttons={documents} title={title} />}
      </div>
    </Statement>
  );
}

function Statements({ section, records }: SectionProps & { readonly records: readonly CouncilRecord[] }) {
  const { items, page } = useBoundSection(section, records, bindVacancies);
  return (
    <div>
      {items.map((item) => (
        <StatementBox key={item.key} of={item} level={itemLevel(section)} />
      ))}
      <PageLinks of={page} />
    </div>
  );
}

const nothing = () => null;

/** Whether it is known that there is no statement; one that could not be loaded counts as none. */
function useHasNone(section: SectionProps['section']): boolean {
  const { useRecords, context } = useContent();
  const loaded = useRecords(section.source, 'current');
  return useMemo(() => {
    if (loaded.state !== 'ready') return loaded.state === 'failed';
    return prepareRecords(loaded.records, section, context).length === 0;
  }, [loaded, section, context]);
}

/** Statements that nobody holds an office; where there is none, that the list they stand for is empty (B11.3.8). */
export function VacancyTemplate({ section }: SectionProps) {
  const { instead, title, empty, failed } = section;
  const hasNone = useHasNone(section);
  if (hasNone && instead)
    return (
      <Records of={{ ...instead, ...(empty && { empty }), ...(failed && { failed }) }} skeleton={null}>
        {nothing}
      </Records>
    );
  return (
    <Records of={{ ...section, ...(title && { title }), whenEmpty: 'hide' }} skeleton={null}>
      {(records) => <Statements section={section} records={records} />}
    </Records>
  );
}
