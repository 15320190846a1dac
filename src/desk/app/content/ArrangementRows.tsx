import styled from '@emotion/styled';
import { hiddenKey, type ListedRecord } from '../../api/content-api';
import { useSay } from '../language/use-say';
import { ButtonRow } from '../parts/MarkButton';
import { MoveButtons } from '../parts/MoveButtons';
import type { ArrangedPart } from './arrangement';
import { HideButton } from './HideButton';
import { Chip, Chips, StateChip } from './StateChips';

const Rows = styled('ul')`
  & & {
    padding-inline-start: 20px;
  }
  & .part {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block: 6px;
    border-top: 1px solid var(--line);
  }
  & .words {
    display: grid;
    flex: 1 1 160px;
    overflow-wrap: anywhere;
  }
  & .words > b[data-hidden] {
    color: var(--ink-soft);
    font-weight: 400;
  }
  & h2 {
    margin-top: 24px;
    padding-bottom: 8px;
  }
`;

interface ArrangementRowsProps {
  readonly parts: readonly ArrangedPart[];
  readonly labelOf: (one: ListedRecord) => string;
  readonly move: (one: ListedRecord, by: 1 | -1) => void;
  readonly setHidden: (one: ListedRecord, isHidden: boolean) => void;
}

/** Parts of the site, each with buttons that move and hide it, and those in it below. */
export function ArrangementRows({ parts, ...actions }: ArrangementRowsProps) {
  return (
    <Rows>
      {parts.map((part, index) => (
        <li key={part.one.id}>
          {part.isHeading ? (
            <h2>{actions.labelOf(part.one)}</h2>
          ) : (
            <Part {...actions} part={part} isFirst={index === 0} isLast={index === parts.length - 1} />
          )}
          {part.parts.length > 0 && <ArrangementRows {...actions} parts={part.parts} />}
        </li>
      ))}
    </Rows>
  );
}

interface PartProps extends Omit<ArrangementRowsProps, 'parts'> {
  readonly part: ArrangedPart;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function Part({ part: { one }, isFirst, isLast, labelOf, move, setHidden }: PartProps) {
  const say = useSay();
  const label = labelOf(one);
  const isHidden = one.record[hiddenKey] === true;
  return (
    <div className="part">
      <div className="words">
        <b data-hidden={isHidden ? '' : undefined}>{label}</b>
        <Chips>
          <StateChip state={one.state} />
          {isHidden && <Chip>{say('content.hidden')}</Chip>}
        </Chips>
      </div>
      <ButtonRow>
        <MoveButtons
          label={label}
          isFirst={isFirst}
          isLast={isLast}
          move={(by) => {
            move(one, by);
          }}
        />
        <HideButton
          label={label}
          isHidden={isHidden}
          onClick={() => {
            setHidden(one, !isHidden);
          }}
        />
      </ButtonRow>
    </div>
  );
}
