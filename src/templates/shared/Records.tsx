import styled from '@emotion/styled';
import { useMemo, type ReactNode } from 'react';
import type { CouncilRecord } from '../../engine/record/record';
import { recordContext, type RecordContext } from '../../engine/binding/context';
import { prepareRecords } from '../../engine/binding/prepare-records';
import type { ListSelection } from '../../engine/source/list-selection';
import { fieldText } from '../../engine/record/record';
import { viewToShow } from '../../engine/source/list-view';
import type { ConfigText } from '../../engine/site-config.generated';
import { Loading } from '../../site/ui/state/Loading';
import { EmptyState, ErrorState } from '../../site/ui/state/States';
import { SectionHeading } from '../../site/ui/text/SectionHeading';
import type { SourceState } from '../../engine/source/load-state';
import { useContent } from '../content';

/** The keys of a section that select its records, with its texts for empty and failed requests. */
export interface RecordsSection extends ListSelection {
  readonly needs?: readonly string[];
  readonly title?: ConfigText;
  readonly empty?: ConfigText;
  readonly failed?: ConfigText;
  readonly whenEmpty?: 'say' | 'hide';
}

interface RecordsProps {
  readonly of: RecordsSection;
  /** Category to request, for a source per category. */
  readonly category?: string | null;
  /** Filters the selected records, such as by a chosen category. */
  readonly keep?: (record: CouncilRecord) => boolean;
  /** Rendered above every state and hidden together with the section; the section's title by default. */
  readonly heading?: ReactNode;
  /** Shown while the records load. */
  readonly skeleton: ReactNode;
  /** Called when the visitor requests failed records again. */
  readonly onRetry?: (() => void) | undefined;
  /** Renders the records; `context` is that in which they are bound. */
  readonly children: (records: readonly CouncilRecord[], context: RecordContext) => ReactNode;
}

/** The title of a section that has one. */
export function SectionTitle({ of: { title } }: { readonly of: { readonly title?: ConfigText } }) {
  const { translate } = useContent().context;
  return title === undefined ? null : <SectionHeading>{translate(title)}</SectionHeading>;
}

/** Says that a section has no records. */
export function NoRecords({
  of: { empty = 'common.noData' },
}: {
  readonly of: Pick<RecordsSection, 'empty'>;
}) {
  return <EmptyState text={useContent().context.translate(empty)} />;
}

const noRecords: readonly CouncilRecord[] = [];

/** A block in print: items that move to the next sheet do not make a flex box higher. */
const SectionWithHeading = styled('section')`
  display: flex;
  flex-direction: column;
  min-width: 0;
  @media print {
    display: block;
  }
`;

/** Renders the loading, failed, empty or filled state of a section, the same way for every template (B4.5.3, B8.1.2). */
export function Records({
  of: section,
  category,
  keep,
  heading = section.title && <SectionTitle of={section} />,
  skeleton,
  onRetry,
  children,
}: RecordsProps): ReactNode {
  const { useRecords, context, subject } = useContent();
  const loaded = useRecords(section.source, viewToShow(section.show), category);
  const all = loaded.state === 'ready' ? loaded.records : noRecords;
  // A stable array, so that bindings of hundreds of records are not repeated.
  const records = useMemo(
    () => prepareRecords(all, section, { ...context, subject: subject?.id, keep }),
    [all, section, context, subject?.id, keep],
  );
  const emptyText = context.translate(section.empty ?? 'common.noData');
  const content = renderState(loaded, {
    loading: () => <Loading>{skeleton}</Loading>,
    failed: (retry) =>
      section.whenEmpty === 'hide' ? null : (
        <ErrorState
          text={section.failed ? context.translate(section.failed) : emptyText}
          onRetry={() => {
            retry();
            onRetry?.();
          }}
        />
      ),
    ready: () => {
      if (records.length > 0) return children(records, recordContext(section.source, context));
      return section.whenEmpty === 'hide' ? null : <NoRecords of={section} />;
    },
  });
  return heading && content !== null ? (
    <SectionWithHeading>
      {heading}
      {content}
    </SectionWithHeading>
  ) : (
    content
  );
}

interface StateRenderers {
  readonly loading: () => ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
  readonly ready: () => ReactNode;
}

function renderState(loaded: SourceState, renderers: StateRenderers): ReactNode {
  if (loaded.state === 'loading') return renderers.loading();
  return loaded.state === 'failed' ? renderers.failed(loaded.retry) : renderers.ready();
}

/** Whether the council detail has every field in the section's `needs`. */
export function useHasRequiredFields(section: { readonly needs?: readonly string[] }): boolean {
  const { council } = useContent();
  return (section.needs ?? []).every((field) => council !== null && fieldText(council, field) !== null);
}
