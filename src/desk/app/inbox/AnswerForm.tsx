import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import styled from '@emotion/styled';
import { useState } from 'react';
import { changeDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';
import { DeskForm } from '../parts/DeskForm';
import { LongTextField } from '../parts/LongTextField';
import { useKeptText } from '../parts/use-kept-text';
import { pathOfSubmission, useInboxChanged } from './inbox-changes';

const Box = styled('section')`
  padding: 16px;
  border: 2px solid var(--accent);
  border-radius: var(--radius-card);
  & > h2 {
    margin-bottom: 12px;
  }
`;

interface AnswerProps {
  readonly reference: string;
  /** Texts that can be used, in the language of the sender. */
  readonly answers: readonly string[];
}

/** Answers a submission; unlike a note, its sender reads that. */
export function AnswerForm({ reference, answers }: AnswerProps) {
  const say = useSay();
  const changed = useInboxChanged();
  const [text, setText] = useKeptText(`answer ${reference}`);
  const [isDone, setDone] = useState(false);
  const send = async () => {
    await changeDesk('POST', `${pathOfSubmission(reference)}/answers`, { text, isDone });
    setText('');
    await changed();
  };
  const use = (answer: string) => {
    setText(text.trim() === '' ? answer : `${text.trimEnd()}\n${answer}`);
  };
  return (
    <Box aria-label={say('answer.title')}>
      <h2>{say('answer.title')}</h2>
      <DeskForm submit={say('answer.send')} send={send}>
        {answers.length > 0 && (
          <ChoiceField
            label={say('answer.use')}
            choices={[
              { value: '', label: say('answer.choose') },
              ...answers.map((value) => ({ value, label: value })),
            ]}
            value=""
            onChange={use}
          />
        )}
        <LongTextField
          label={say('answer.label')}
          hint={say('answer.hint')}
          value={text}
          onChange={setText}
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={isDone}
              onChange={({ target }) => {
                setDone(target.checked);
              }}
            />
          }
          label={say('answer.done')}
        />
      </DeskForm>
    </Box>
  );
}
