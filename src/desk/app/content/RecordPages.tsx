import styled from '@emotion/styled';
import { IconButton } from '../../../site/ui/control/IconButton';
import { Icon } from '../../../site/ui/picture/Icon';
import { useSay } from '../language/use-say';

const pageSize = 50;

const Place = styled('div')`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  & > button:disabled {
    border-color: transparent;
    background: none;
    color: var(--line-strong);
  }
`;

/** The records of a page; those of the last one for a page behind it. */
export function recordsOnPage<Item>(records: readonly Item[], page: number): readonly Item[] {
  const last = Math.max(0, Math.ceil(records.length / pageSize) - 1);
  const start = Math.min(page, last) * pageSize;
  return records.slice(start, start + pageSize);
}

interface RecordPagesProps {
  readonly count: number;
  readonly page: number;
  readonly turnTo: (page: number) => void;
}

/** Turns the pages of a long list. */
export function RecordPages({ count, page, turnTo }: RecordPagesProps) {
  const say = useSay();
  if (count <= pageSize) return null;
  const last = Math.ceil(count / pageSize) - 1;
  const shown = Math.min(page, last);
  const from = shown * pageSize + 1;
  return (
    <Place>
      <span>{say('content.range', { from, to: Math.min(from + pageSize - 1, count), count })}</span>
      <IconButton
        type="button"
        aria-label={say('content.previousPage')}
        disabled={shown === 0}
        onClick={() => {
          turnTo(shown - 1);
        }}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton
        type="button"
        aria-label={say('content.nextPage')}
        disabled={shown === last}
        onClick={() => {
          turnTo(shown + 1);
        }}
      >
        <Icon name="chevron-right" />
      </IconButton>
    </Place>
  );
}
