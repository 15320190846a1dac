import { Button } from '../../src/site/ui/control/Button';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import type { Problem } from '../../src/engine/site/checked-site';
import { Icon } from '../../src/site/ui/picture/Icon';
import { Problems } from './Problems';

const Field = styled('textarea')`
  display: block;
  width: 100%;
  height: 28rem;
  padding: 12px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--ink);
  font:
    0.875rem/1.5 ui-monospace,
    monospace;
  tab-size: 2;
  white-space: pre;
  overflow: auto;
  resize: vertical;
`;

const Label = styled('label')`
  display: block;
  margin-bottom: 12px;
`;

interface EditorProps {
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly onChange: (text: string) => void;
}

/** The text as it belongs into the config; as it is where it is no JSON. */
function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** A text field for a part of the config, with what the checker says about it and a button that copies it. */
export function Editor({ text, problems, onChange: onType }: EditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(formatted(text)).then(
      () => {
        setCopied(text);
      },
      // Where the browser forbids it, the text is selected, ready to be copied by hand.
      () => field.current?.select(),
    );
  };
  return (
    <div lang="en">
      <Label>
        <b>The section in the config</b>
        <Field
          ref={field}
          value={text}
          spellCheck={false}
          onChange={({ target }) => {
            onType(target.value);
          }}
        />
      </Label>
      <Button type="button" onClick={copy}>
        <Icon name={copied === text ? 'check' : 'copy'} />
        {copied === text ? 'Copied' : 'Copy'}
      </Button>
      <Problems of={problems} />
    </div>
  );
}
