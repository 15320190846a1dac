import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Hidden } from './Hidden';

interface NewTabProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab, says so, and never hands over the opener. */
export function NewTab({ children, ...link }: NewTabProps) {
  const intl = useIntl();
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <Hidden> ({intl.formatMessage({ id: 'shell.newTab' })})</Hidden>
    </a>
  );
}
