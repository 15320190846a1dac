import styled from '@emotion/styled';
import type { MouseEvent, Ref } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../site/ui/picture/Icon';
import type { ProblemView } from './describe-problems';

const Box = styled('div')`
  padding: 16px;
  border: 2px solid var(--error);
  border-inline-start-width: 8px;
  border-radius: var(--radius-control);
  background: var(--error-soft);
  scroll-margin-top: 16px;
  & > h2,
  & > h3 {
    display: flex;
    gap: 10px;
    align-items: center;
    margin-bottom: 4px;
    font-size: var(--h3);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-block-start: 4px;
    padding-block-end: 4px;
    color: var(--error);
    font-weight: 700;
    line-height: 1.45;
  }
`;

interface ErrorSummaryProps {
  readonly problems: readonly ProblemView[];
  readonly idOf: (field: string) => string;
  readonly heading: 'h2' | 'h3';
  readonly ref: Ref<HTMLDivElement>;
}

/** Focuses the linked field and scrolls its label into view, which the browser's own jump may not. */
function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.closest('[data-field]')?.scrollIntoView({ block: 'center' });
}

/** The validation errors of a form, each with a link to its field. */
export function ErrorSummary({ problems, idOf, heading: Heading, ref }: ErrorSummaryProps) {
  const intl = useIntl();
  return (
    <Box ref={ref} role="alert" tabIndex={-1}>
      <Heading>
        <Icon name="circle-alert" />
        <span>{intl.formatMessage({ id: 'form.problemSummary' }, { count: problems.length })}</span>
      </Heading>
      <ul>
        {problems.map(({ field, summary }) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              onClick={(event) => {
                focusField(event, idOf(field));
              }}
            >
              {summary}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
