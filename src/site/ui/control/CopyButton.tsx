import { Button } from './Button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../picture/Icon';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** Copies a text, and then says so. Only for browsers with a clipboard, which needs https. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button
      type="button"
      onClick={() => {
        copy().catch((reason: unknown) => {
          console.warn('Copying failed:', reason);
        });
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      <span>{copied ? intl.formatMessage({ id: 'common.copied' }) : label}</span>
    </Button>
  );
}
