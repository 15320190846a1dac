import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useRef } from 'react';

const Hidden = styled('input')`
  display: none;
`;

interface FileButtonProps {
  readonly text: string;
  /** Kinds of files, as the attribute `accept` names them. */
  readonly accept: string;
  /** What it opens on a phone, instead of the files. */
  readonly captures?: 'environment' | 'user';
  readonly className?: string;
  readonly onChoose: (file: File) => void;
}

/** A button that asks for a file of the device. */
export function FileButton({ text, accept, captures, className, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button className={className} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <Hidden
        ref={input}
        type="file"
        accept={accept}
        capture={captures}
        aria-label={text}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after it failed.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
