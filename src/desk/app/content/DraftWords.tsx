import type { ReactNode } from 'react';
import { type ContentDraft, orderId } from '../../api/content-api';
import { useSay } from '../language/use-say';
import { FieldDifferences } from './FieldDifferences';
import { Chip, Chips, ProblemChips, StateChip } from './StateChips';

/** Gives what a draft is about, in a few words. */
export function useDraftName(): (draft: Pick<ContentDraft, 'id' | 'label'>) => string {
  const say = useSay();
  return ({ id, label }) => (id === orderId ? say('changes.order') : label || id);
}

interface DraftWordsProps {
  readonly draft: ContentDraft;
  /** Instead of its name alone. */
  readonly name?: ReactNode;
}

/** Description of a change: its list, the record and the fields. */
export function DraftWords({ draft, name }: DraftWordsProps) {
  const { title, state, fields, conflicts, problems } = draft;
  const say = useSay();
  const nameOf = useDraftName();
  return (
    <>
      <Chips>
        <StateChip state={state} />
        <span>{title}</span>
        {conflicts.length > 0 && <Chip data-look="error">{say('content.conflict')}</Chip>}
        <ProblemChips problems={problems} />
      </Chips>
      <span>{name ?? nameOf(draft)}</span>
      {fields.length > 0 && (
        <details>
          <summary>{say('changes.values', { count: fields.length })}</summary>
          <FieldDifferences fields={fields} />
        </details>
      )}
    </>
  );
}
