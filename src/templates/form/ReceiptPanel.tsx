import styled from '@emotion/styled';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay } from '../../engine/binding/date';
import { Icon } from '../../site/ui/picture/Icon';
import { useContent } from '../content';
import { CopyButton } from '../../site/ui/control/CopyButton';
import { ShareButton } from '../../site/ui/control/ShareButton';

interface ReceiptActionsProps {
  readonly reference: string;
  /** Title of the shared text. */
  readonly title: string;
}

/** Copies and shares the reference number, where the browser can: copying needs https, sharing mostly a phone. */
function ReceiptActions({ reference, title }: ReceiptActionsProps) {
  const intl = useIntl();
  return (
    <div>
      {'clipboard' in navigator && (
        <CopyButton text={reference} label={intl.formatMessage({ id: 'common.copy' })} />
      )}
      {'share' in navigator && (
        <ShareButton data={{ title, text: intl.formatMessage({ id: 'form.reference' }, { reference }) }} />
      )}
    </div>
  );
}

const Box = styled('div')`
  display: grid;
  gap: 8px;
  padding: 16px;
  border: 2px solid var(--success);
  border-inline-start-width: 8px;
  border-radius: var(--radius-control);
  background: var(--success-soft);
  scroll-margin-top: 16px;
  & > .lead {
    display: flex;
    gap: 10px;
    font-weight: 700;
    line-height: 1.5;
  }
  & > .lead > svg {
    margin-top: 0.15em;
    color: var(--success);
  }
  & > .number {
    line-height: 1.5;
  }
  & > .number > b {
    white-space: nowrap;
    font-size: var(--h3);
    font-variant-numeric: tabular-nums;
    -webkit-user-select: all;
    user-select: all;
  }
  & > .keep {
    color: var(--ink-soft);
    font-size: var(--small);
    line-height: 1.5;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 4px;
  }
`;

interface ReceiptPanelProps {
  /** Null where the council's answer had none. */
  readonly reference: string | null;
  /** Last day of the answer (YYYY-MM-DD); null where none is promised. */
  readonly answerBy: string | null;
  /** The form's success text; null where a toast shows it. */
  readonly text: string | null;
  /** Whom to ask about one's data; null where the site does not say it. */
  readonly contact: string | null;
  /** Title of the shared text. */
  readonly title: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Confirms a received form; the reference number stays until the visitor leaves or sends again (B4.8.4). */
export function ReceiptPanel({ reference, answerBy, text, contact, title, ref = null }: ReceiptPanelProps) {
  const intl = useIntl();
  const { context, pageAddress, useHydrated } = useContent();
  const hydrated = useHydrated();
  const { trackPath } = context.site;
  return (
    <Box ref={ref} role="status" tabIndex={-1} data-answer="">
      {text !== null && (
        <p className="lead">
          <Icon name="circle-check" />
          {text}
        </p>
      )}
      {reference !== null && (
        <>
          <p className="number">
            <FormattedMessage id="form.reference" values={{ reference: <b translate="no">{reference}</b> }} />
          </p>
          <p className="keep">{intl.formatMessage({ id: 'form.referenceKeep' })}</p>
          {answerBy !== null && (
            <p>{intl.formatMessage({ id: 'form.answerBy' }, { date: formatDay(answerBy, context) })}</p>
          )}
          {contact !== null && <p className="keep">{contact}</p>}
          {trackPath !== undefined && (
            <p>
              <a href={pageAddress(trackPath)}>{intl.formatMessage({ id: 'form.track' })}</a>
            </p>
          )}
          {hydrated && <ReceiptActions reference={reference} title={title} />}
        </>
      )}
    </Box>
  );
}
