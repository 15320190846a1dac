import styled from '@emotion/styled/base';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '../../ui/control/CopyButton';
import { ShareButton } from '../../ui/control/ShareButton';
import { Icon } from '../../ui/picture/Icon';

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

/** Copies and shares the reference number, where the browser can: copying needs https, sharing mostly a phone. */
function ReceiptActions({ reference, title }: { readonly reference: string; readonly title: string }) {
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

interface ReceiptPanelProps {
  /** Null where the council's answer had none. */
  readonly reference: string | null;
  /** The form's success text; null where a toast shows it. */
  readonly text: string | null;
  /** Title of the shared text. */
  readonly title: string;
  readonly hydrated: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Confirms a received form; the reference number stays until the visitor leaves or sends again (B4.8.4). */
export function ReceiptPanel({ reference, text, title, hydrated, ref = null }: ReceiptPanelProps) {
  const intl = useIntl();
  return (
    <Box ref={ref} role="status" tabIndex={-1}>
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
          {hydrated && <ReceiptActions reference={reference} title={title} />}
        </>
      )}
    </Box>
  );
}
