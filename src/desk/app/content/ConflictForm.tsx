import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { type ContentDraft, contentPaths } from '../../api/content-api';
import { changeDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { DeskForm } from '../parts/DeskForm';
import { useContentChanged } from './use-content';

type Side = 'mine' | 'theirs';

interface SideChoiceProps {
  readonly conflict: ContentDraft['conflicts'][number];
  readonly side: Side;
  readonly onChange: (side: Side) => void;
}

function SideChoice({ conflict, side, onChange }: SideChoiceProps) {
  const say = useSay();
  const id = useId();
  const empty = say('changes.empty');
  return (
    <div>
      <FormLabel id={id}>{conflict.title || say('changes.wholeRecord')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={side}
        onChange={(_, value) => {
          onChange(value === 'theirs' ? 'theirs' : 'mine');
        }}
      >
        <FormControlLabel
          value="mine"
          control={<Radio />}
          label={say('changes.mine', { value: conflict.mine || empty })}
        />
        <FormControlLabel
          value="theirs"
          control={<Radio />}
          label={say('changes.theirs', { value: conflict.theirs || empty })}
        />
      </RadioGroup>
    </div>
  );
}

/** Chooses, field by field, between one's own value and that of somebody else. */
export function ConflictForm({ draft }: { readonly draft: ContentDraft }) {
  const say = useSay();
  const changed = useContentChanged();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (field: string) => sides[field] ?? 'mine';
  const send = async () => {
    const fields = Object.fromEntries(draft.conflicts.map(({ field }) => [field, sideOf(field)]));
    await changeDesk('PUT', contentPaths.conflict(draft.list, draft.id), { fields });
    await changed();
  };
  return (
    <DeskForm submit={say('changes.choose')} send={send} isMinor>
      <p>{say('changes.conflict')}</p>
      {draft.conflicts.map((conflict) => (
        <SideChoice
          key={conflict.field}
          conflict={conflict}
          side={sideOf(conflict.field)}
          onChange={(side) => {
            setSides({ ...sides, [conflict.field]: side });
          }}
        />
      ))}
    </DeskForm>
  );
}
