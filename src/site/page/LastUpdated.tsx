import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { formatDay } from '../../engine/binding/date';
import type { Page } from '../../engine/site-config.generated';
import { useBindContext } from '../context/use-bind-context';
import { useLastUpdated } from '../context/use-last-updated';

const Line = styled('p')`
  margin-top: var(--gap);
  color: var(--ink-soft);
  font-size: var(--small);
`;

interface LastUpdatedProps {
  readonly page: Pick<Page, 'sections' | 'columns' | 'subject'>;
  /** Id of the page's subject. */
  readonly subject: string | null;
}

/** When the content of the page was last changed (B11.3.2); renders nothing if the day is unknown or in the future. */
export function LastUpdated({ page, subject }: LastUpdatedProps) {
  const intl = useIntl();
  const context = useBindContext();
  const day = useLastUpdated(page, subject);
  if (day === null || day > context.today) return null;
  const date = formatDay(day, context);
  return (
    <Line data-last-updated="">
      <time dateTime={day}>{intl.formatMessage({ id: 'legal.updated' }, { date })}</time>
    </Line>
  );
}
