import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../../../site/ui/picture/Icon';

const Place = styled('div')`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border-inline-start: 4px solid var(--accent);
  background: var(--accent-soft);
  & > svg {
    flex: none;
    margin-top: 0.2em;
  }
  &[data-error] {
    border-color: var(--error);
    background: var(--error-soft);
    color: var(--error);
  }
`;

/** Something to know before going on. */
export function Notice({
  isError = false,
  children,
}: {
  readonly isError?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Place data-error={isError ? '' : undefined}>
      <Icon name={isError ? 'circle-alert' : 'info'} />
      <div>{children}</div>
    </Place>
  );
}
