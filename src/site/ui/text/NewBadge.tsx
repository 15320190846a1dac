import styled from '@emotion/styled';
import { useIntl } from 'react-intl';

const Badge = styled('span')`
  display: inline-block;
  margin-inline-end: 8px;
  padding: 0 8px;
  outline: 1px solid transparent;
  border-radius: var(--radius-control);
  background: var(--accent);
  color: var(--on-accent);
  font-size: 0.8em;
  font-weight: 700;
  line-height: 1.6;
  @media print {
    display: none;
  }
`;

/** Marks a record of the last days (B4.9.3). */
export function NewBadge() {
  return <Badge>{useIntl().formatMessage({ id: 'records.new' })}</Badge>;
}
