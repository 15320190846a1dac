import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { randomId } from '../../../site/browser/random-id';
import { useSay } from '../language/use-say';
import { DeskIcon } from '../parts/DeskIcon';
import { ButtonRow, MarkButton } from '../parts/MarkButton';
import { moved } from '../parts/move-record';
import { MoveButtons } from '../parts/MoveButtons';
import { FieldHelp } from './FieldHelp';
import { type FieldPath, type RecordFieldProps, wordsOf } from './form-context';

const Group = styled('fieldset')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > button {
    justify-self: start;
  }
`;

const Item = styled(Paper)`
  padding: 10px 14px 18px;
  border: 1px solid var(--line-strong);
  box-shadow: none;
  & > .head {
    display: flex;
    justify-content: flex-end;
    align-items: center;
    gap: 6px;
    margin-bottom: 10px;
  }
  & > .head > span {
    flex: 1;
    font-weight: 700;
  }
`;

interface RecordsFieldProps extends RecordFieldProps {
  /** Shows the fields of a record of the list. */
  readonly children: (path: FieldPath, item: unknown) => ReactNode;
}

/** A list of records in a record, with buttons that add, move and remove them. */
export function RecordsField({ form, field: { title, hint }, path, value, children }: RecordsFieldProps) {
  const say = useSay();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  // What a field keeps while somebody types, such as how a number was typed, moves with its record.
  const [kept, setKeys] = useState<readonly string[]>([]);
  const keys = kept.length === items.length ? kept : items.map(() => randomId());
  if (keys !== kept) setKeys(keys);
  const arrange = (next: readonly string[]) => {
    setKeys(next);
    form.change(
      path,
      next.map((key) => items[keys.indexOf(key)] ?? {}),
    );
  };
  const words = wordsOf(form, path, hint);
  return (
    <Group id={words.id} tabIndex={-1}>
      <FormLabel component="legend">{title}</FormLabel>
      <FieldHelp {...words} />
      {keys.map((key, index) => {
        const label = `${title} ${index + 1}`;
        return (
          <Item key={key}>
            <div className="head">
              <span>{index + 1}</span>
              <ButtonRow>
                {items.length > 1 && (
                  <MoveButtons
                    label={label}
                    isFirst={index === 0}
                    isLast={index === items.length - 1}
                    move={(by) => {
                      arrange(moved(keys, key, by) ?? keys);
                    }}
                  />
                )}
                <MarkButton
                  label={say('content.delete', { label })}
                  onClick={() => {
                    arrange(keys.filter((other) => other !== key));
                  }}
                >
                  <DeskIcon name="delete" />
                </MarkButton>
              </ButtonRow>
            </div>
            <FieldHelp {...wordsOf(form, [...path, index])} />
            {children([...path, index], items[index])}
          </Item>
        );
      })}
      <Button
        onClick={() => {
          arrange([...keys, randomId()]);
        }}
      >
        <DeskIcon name="add" isSmall />
        {say('form.addTo', { title })}
      </Button>
    </Group>
  );
}
