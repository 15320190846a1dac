import { styled } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import type { CouncilRecord } from '../binding/council-record';
import { arrange, type Arrangement } from '../binding/arrange';
import { textOf } from '../binding/council-record';
import type { ConfigText } from '../config/site';
import { Loading } from '../ui/Skeleton';
import { Empty, Failed } from '../ui/States';
import type { AnswerState } from '../content/use-answer';
import { useContent } from './contract';

/** The part of a section that says which records it shows, and what stands in their place. */
export interface RecordsSection extends Arrangement {
  readonly source: string;
  readonly needs?: readonly string[];
  readonly empty?: ConfigText;
  readonly failed?: ConfigText;
  readonly whenEmpty?: 'say' | 'hide';
}

interface RecordsProps {
  readonly of: RecordsSection;
  /** Category to ask for, where the source wants one. */
  readonly category?: string | null;
  /** Keeps only some of the arranged records, such as those of a chosen category. */
  readonly keep?: (record: CouncilRecord) => boolean;
  /** Stands above whatever is shown: the heading, the buttons of a filter. Gone when the section is. */
  readonly heading?: ReactNode;
  /** The shape of the template while its records are loading. */
  readonly skeleton: ReactNode;
  readonly children: (records: readonly CouncilRecord[]) => ReactNode;
}

const none: readonly CouncilRecord[] = [];

const Headed = styled('section')`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/** The loading, failed, empty or filled state of a section; every template goes through here. */
export function Records({
  of: section,
  category,
  keep,
  heading,
  skeleton,
  children,
}: RecordsProps): ReactNode {
  const { useRecords, context } = useContent();
  const loaded = useRecords(section.source, category);
  const all = loaded.state === 'ready' ? loaded.records : none;
  // The same array as long as nothing changes: what is bound to hundreds of records is not bound anew.
  const records = useMemo(() => {
    const arranged = arrange(all, section, context.site);
    return keep ? arranged.filter(keep) : arranged;
  }, [all, section, context.site, keep]);
  const nothing = context.say(section.empty ?? 'common.noData');
  const drawn = drawLoaded(loaded, {
    loading: () => <Loading>{skeleton}</Loading>,
    failed: (retry) =>
      section.whenEmpty === 'hide' ? null : (
        <Failed text={section.failed ? context.say(section.failed) : nothing} onRetry={retry} />
      ),
    ready: () => {
      if (records.length > 0) return children(records);
      return section.whenEmpty === 'hide' ? null : <Empty text={nothing} />;
    },
  });
  return heading && drawn !== null ? (
    <Headed>
      {heading}
      {drawn}
    </Headed>
  ) : (
    drawn
  );
}

interface Drawings {
  readonly loading: () => ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
  readonly ready: () => ReactNode;
}

function drawLoaded(loaded: AnswerState, drawings: Drawings): ReactNode {
  if (loaded.state === 'loading') return drawings.loading();
  return loaded.state === 'failed' ? drawings.failed(loaded.retry) : drawings.ready();
}

/** Whether the council detail has every field that a section needs. */
export function useNeeds(section: { readonly needs?: readonly string[] }): boolean {
  const { council } = useContent();
  return (section.needs ?? []).every((field) => council !== null && textOf(council, field) !== null);
}
