import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useState } from 'react';

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface ConfirmButtonProps {
  readonly text: string;
  readonly confirm: string;
  readonly keep: string;
  readonly onConfirm: () => void;
}

/** A button for what cannot be taken back: it asks once more in its place. */
export function ConfirmButton({ text, confirm, keep, onConfirm }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Row>
        <Button
          variant="text"
          onClick={() => {
            setAsking(true);
          }}
        >
          {text}
        </Button>
      </Row>
    );
  }
  return (
    <Row>
      <Button
        autoFocus
        onClick={() => {
          setAsking(false);
        }}
      >
        {keep}
      </Button>
      <Button
        color="error"
        variant="text"
        onClick={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        {confirm}
      </Button>
    </Row>
  );
}
