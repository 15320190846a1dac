import styled from '@emotion/styled';
import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { Site } from '../../../engine/site/site';
import type { Translate } from '../../../engine/site/config-text';
import { Button } from '../../../site/ui/control/Button';
import { Icon } from '../../../site/ui/picture/Icon';
import { discardForm, onWaitingForms, receiptsElsewhere, startSending } from './waiting-forms';

const Notices = styled('div')`
  position: sticky;
  bottom: 0;
  z-index: 5;
`;

const Notice = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: center;
  padding: 12px 16px;
  border-top: 2px solid var(--success);
  background: var(--success-soft);
  color: var(--ink);
  line-height: 1.5;
  & > p {
    display: flex;
    gap: 10px;
    min-width: 0;
  }
  & b {
    display: block;
  }
  & > p > svg {
    flex: none;
    margin-top: 0.15em;
    color: var(--success);
  }
`;

interface WaitingSenderProps {
  readonly site: Site;
  readonly translate: Translate;
}

/** Sends what waits while any page is open, and shows the numbers of what was received until they are closed (B11.20.2). */
export function WaitingSender({ site, translate }: WaitingSenderProps) {
  const intl = useIntl();
  const { forms = {}, publicAddress } = site.config;
  const receipts = useSyncExternalStore(onWaitingForms, receiptsElsewhere);
  useEffect(() => {
    void startSending(publicAddress);
  }, [publicAddress]);
  return (
    <Notices role="status">
      {receipts.map(({ key, form, reference }) => (
        <Notice key={key}>
          <p>
            <Icon name="circle-check" />
            <span>
              {forms[form] && translate(forms[form].success)}
              {reference !== null && <b>{intl.formatMessage({ id: 'form.reference' }, { reference })}</b>}
            </span>
          </p>
          <Button type="button" onClick={() => void discardForm(key)}>
            {intl.formatMessage({ id: 'common.close' })}
          </Button>
        </Notice>
      ))}
    </Notices>
  );
}
