import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from './VisuallyHidden';

interface NewTabProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab, announces that, after its label or its content, and withholds the opener. */
export function NewTab({ children, 'aria-label': label, ...link }: NewTabProps) {
  const intl = useIntl();
  const note = ` (${intl.formatMessage({ id: 'shell.newTab' })})`;
  return (
    <a
      {...link}
      aria-label={label === undefined ? undefined : label + note}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      {label === undefined && <VisuallyHidden>{note}</VisuallyHidden>}
    </a>
  );
}
