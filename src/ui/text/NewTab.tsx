import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from './VisuallyHidden';

interface NewTabProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab, announces that, and withholds the opener. */
export function NewTab({ children, ...link }: NewTabProps) {
  const intl = useIntl();
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` (${intl.formatMessage({ id: 'shell.newTab' })})`}</VisuallyHidden>
    </a>
  );
}
