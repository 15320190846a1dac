import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { formatMoment } from '../../engine/binding/date';
import { PageWidth } from '../ui/layout/PageWidth';
import { Icon } from '../ui/picture/Icon';
import { useBindContext } from '../context/use-bind-context';
import { useOldestAnswer } from '../context/use-oldest-answer';

const Note = styled('p')`
  display: flex;
  gap: 8px;
  align-items: center;
  padding-block-start: 10px;
  padding-block-end: 10px;
  color: var(--ink-soft);
  font-size: var(--small);
`;

/** Says from when the page's records are, if the council's server has not answered for long (B4.5.6). */
export function AsOf() {
  const intl = useIntl();
  const context = useBindContext();
  const asOf = useOldestAnswer();
  if (asOf === null) return null;
  return (
    <PageWidth>
      <Note role="note">
        <Icon name="info" />
        {intl.formatMessage({ id: 'page.asOf' }, formatMoment(asOf, context))}
      </Note>
    </PageWidth>
  );
}
