import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SourceState } from '../../engine/source/load-state';
import { ChoiceButtons } from '../../site/ui/control/ChoiceButtons';
import { useIncrementalCount } from '../../site/ui/list/use-incremental-count';
import { ValuesByName } from '../../site/ui/list/ValuesByName';
import { Loading } from '../../site/ui/state/Loading';
import { ErrorState } from '../../site/ui/state/States';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { SectionTitle } from '../shared/Records';
import { DocumentList, rowsSkeleton } from '../shared/documents/DocumentRows';
import { FoundCount } from '../shared/FilteredRecords';
import {
  bindDocuments,
  filterDocuments,
  kindChoices,
  yearChoices,
  type FilterChoice,
  type ListedDocument,
} from './bind';
import { listOfGroup } from './declaration';
import { viewToShow } from '../../engine/source/list-view';

/** Rows in the HTML; the browser adds the others. */
const rowsInHtml = 200;

const all = 'all';

interface FilterProps {
  readonly label: string;
  readonly anyLabel: string;
  readonly look: 'categories' | 'pills';
  readonly choices: readonly FilterChoice[];
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
}

/** Buttons of a filter, 'all' first; none where there is nothing to choose. */
function FilterButtons({ anyLabel, choices, chosen, onChoose, ...buttons }: FilterProps) {
  if (choices.length < 2) return null;
  return (
    <ChoiceButtons
      {...buttons}
      choices={[{ key: all, words: { text: anyLabel } }, ...choices]}
      chosen={chosen ?? all}
      onChoose={(key) => {
        onChoose(key === all ? null : key);
      }}
    />
  );
}

interface SectionProps {
  readonly section: SectionOf<'document-list'>;
}

function FilteredDocuments({
  section,
  documents,
}: SectionProps & { readonly documents: readonly ListedDocument[] }) {
  const intl = useIntl();
  const { context } = useContent();
  const [kind, setKind] = useState<string | null>(null);
  const [year, setYear] = useState<string | null>(null);
  const found = useMemo(() => filterDocuments(documents, { kind, year }), [documents, kind, year]);
  const count = useIncrementalCount(found.length, rowsInHtml);
  return (
    <>
      <FilterButtons
        label={intl.formatMessage({ id: 'documents.kind' })}
        anyLabel={intl.formatMessage({ id: 'documents.allKinds' })}
        look="categories"
        choices={kindChoices(section, documents, context)}
        chosen={kind}
        onChoose={setKind}
      />
      <FilterButtons
        label={intl.formatMessage({ id: 'documents.year' })}
        anyLabel={intl.formatMessage({ id: 'documents.allYears' })}
        look="pills"
        choices={yearChoices(documents, context)}
        chosen={year}
        onChoose={setYear}
      />
      <FoundCount of={found.length} />
      <DocumentList rows={found.slice(0, count)} section={section} />
    </>
  );
}

type States = Readonly<Record<string, SourceState>>;

/** The lists that are there; those that fail can be requested again below them. */
function LoadedDocuments({ section, states }: SectionProps & { readonly states: States }) {
  const { context } = useContent();
  const lists = Object.values(states);
  const failed = lists.flatMap((list) => (list.state === 'failed' ? [list] : []));
  const documents = useMemo(() => {
    const entries = Object.entries(states).map(
      ([name, list]) => [name, list.state === 'ready' ? list.records : []] as const,
    );
    return bindDocuments(section, Object.fromEntries(entries), context);
  }, [section, states, context]);
  const emptyText = context.translate(section.empty ?? 'common.noData');
  return (
    <>
      {(documents.length > 0 || lists.every(({ state }) => state === 'ready')) && (
        <FilteredDocuments section={section} documents={documents} />
      )}
      {lists.some(({ state }) => state === 'loading') && <Loading>{rowsSkeleton}</Loading>}
      {failed.length > 0 && (
        <ErrorState
          text={section.failed ? context.translate(section.failed) : emptyText}
          onRetry={() => {
            for (const { retry } of failed) retry();
          }}
        />
      )}
    </>
  );
}

/** The documents of several sources in one list, with filters by kind and year (B2.17.3). */
export function DocumentListTemplate({ section }: SectionProps) {
  const { useRecords } = useContent();
  const lists = section.groups.map(listOfGroup);
  const useList = (name: string) => {
    const shownAs = lists.filter(({ source }) => source === name).map(({ show }) => viewToShow(show));
    return useRecords(name, shownAs.find((view) => view !== 'current') ?? 'current');
  };
  return (
    <section>
      <SectionTitle of={section} />
      <ValuesByName names={[...new Set(lists.map(({ source }) => source))]} useValue={useList}>
        {(states) => <LoadedDocuments section={section} states={states} />}
      </ValuesByName>
    </section>
  );
}
