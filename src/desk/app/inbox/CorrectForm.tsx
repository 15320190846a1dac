import { useState } from 'react';
import type { CorrectableField } from '../../api/inbox-api';
import { changeDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';
import { DeskForm } from '../parts/DeskForm';
import { LongTextField } from '../parts/LongTextField';
import { TextField } from '../parts/TextField';
import { FoldedForm } from './FoldedForm';
import { pathOfSubmission, useInboxChanged } from './inbox-changes';

interface ValueProps {
  readonly field: CorrectableField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Value({ field: { kind, options }, value, onChange }: ValueProps) {
  const say = useSay();
  const label = say('correct.value');
  const nothing = { value: '', label: say('correct.nothing') };
  const ticked = { value: 'true', label: say('correct.ticked') };
  if (kind === 'choice' || kind === 'box') {
    const choices = [nothing, ...(kind === 'box' ? [ticked] : options)];
    return <ChoiceField label={label} choices={choices} value={value} onChange={onChange} />;
  }
  const Field = kind === 'lines' ? LongTextField : TextField;
  return <Field label={label} isOptional value={value} onChange={onChange} />;
}

interface CorrectFormProps {
  readonly reference: string;
  readonly fields: readonly CorrectableField[];
}

/** Corrects one field of a submission; nothing for those who may not. */
export function CorrectForm({ reference, fields }: CorrectFormProps) {
  const say = useSay();
  const changed = useInboxChanged();
  const [first] = fields;
  const [chosen, setChosen] = useState(first?.name ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const field = fields.find(({ name }) => name === chosen) ?? first;
  if (!field) return null;
  const value = typed ?? field.value;
  const send = async () => {
    await changeDesk('PUT', `${pathOfSubmission(reference)}/fields`, { field: field.name, value });
    await changed();
    setTyped(null);
  };
  return (
    <FoldedForm>
      <summary>{say('correct.title')}</summary>
      <DeskForm submit={say('correct.submit')} send={send} isMinor>
        <p>{say('correct.hint')}</p>
        <ChoiceField
          label={say('correct.field')}
          choices={fields.map(({ name, label }) => ({ value: name, label }))}
          value={field.name}
          onChange={(name) => {
            setChosen(name);
            setTyped(null);
          }}
        />
        <Value field={field} value={value} onChange={setTyped} />
      </DeskForm>
    </FoldedForm>
  );
}
