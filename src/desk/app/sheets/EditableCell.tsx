import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSay } from '../language/use-say';

const Form = styled('form')`
  display: flex;
  gap: 6px;
  align-items: start;
  & > input,
  & > select,
  & > textarea {
    flex: 1;
    min-width: 10rem;
    min-height: 44px;
    padding: 6px 8px;
    border: 1px solid var(--control-line);
    border-radius: var(--radius-control);
    background: var(--surface);
    color: inherit;
    font: inherit;
  }
`;

const Value = styled('button')`
  display: block;
  width: 100%;
  min-height: 32px;
  padding: 4px 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  white-space: pre-line;
  cursor: text;
  &:hover {
    text-decoration: underline;
  }
`;

/** Letters from which a text is written in more than one line. */
const longLine = 60;

interface FieldProps {
  readonly label: string;
  readonly text: string;
  readonly choices: readonly string[];
  readonly onDone: (text: string, byKey: boolean) => void;
}

function CellField({ label, text, choices, onDone }: FieldProps) {
  const say = useSay();
  const [typed, setTyped] = useState(text);
  const field = {
    'aria-label': label,
    autoFocus: true,
    value: typed,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setTyped(target.value);
    },
  };
  const control = () => {
    if (choices.length > 0)
      return (
        <select {...field}>
          {[...new Set(['', text, ...choices])].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      );
    return text.length > longLine || text.includes('\n') ? (
      <textarea rows={4} {...field} />
    ) : (
      <input type="text" {...field} />
    );
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onDone(typed, true);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onDone(text, true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onDone(typed, false);
      }}
    >
      {control()}
      <Button type="submit" size="small">
        {say('sheets.done')}
      </Button>
    </Form>
  );
}

interface EditableCellProps {
  /** Names the column and the row. */
  readonly label: string;
  /** Value of the cell after the import. */
  readonly value: string;
  /** Text of the file, or of the correction. */
  readonly text: string;
  /** Texts to choose from; [] where any may be written. */
  readonly choices: readonly string[];
  readonly onChange: (text: string) => void;
}

/** A cell of a spreadsheet; pressed, it is a field. */
export function EditableCell({ label, value, text, choices, onChange }: EditableCellProps) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen && takesFocus.current) button.current?.focus();
    takesFocus.current = false;
  }, [isOpen]);
  if (isOpen) {
    return (
      <CellField
        {...{ label, text, choices }}
        onDone={(typed, byKey) => {
          takesFocus.current = byKey;
          setIsOpen(false);
          if (typed !== text) onChange(typed);
        }}
      />
    );
  }
  return (
    <Value
      ref={button}
      type="button"
      aria-label={say('sheets.correct', { cell: label, value })}
      onClick={() => {
        setIsOpen(true);
      }}
    >
      {value === '' ? '–' : value}
    </Value>
  );
}
