import { Button, ButtonLink } from '../../site/ui/control/Button';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CopyButton } from '../../site/ui/control/CopyButton';
import { ShareButton } from '../../site/ui/control/ShareButton';
import { Icon } from '../../site/ui/picture/Icon';
import { useContent } from '../content';
import { CalendarLink } from '../shared/CalendarLink';
import { whatsAppUrl } from './bind';

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  @media print {
    display: none;
  }
`;

const none = { share: false, copy: false, print: false };

/** Features that the browser has; none in the HTML and without script. Copying needs https, sharing mostly a phone. */
function abilitiesOf(hydrated: boolean): typeof none {
  if (!hydrated || typeof navigator === 'undefined') return none;
  return { share: 'share' in navigator, copy: 'clipboard' in navigator, print: true };
}

interface ShareLinksProps {
  /** Whether the page is about an event to come. */
  readonly isEvent: boolean;
  /** More links of the row. */
  readonly children?: ReactNode;
}

/**
 * Shares a page where the browser can, else by WhatsApp or a copied link; and prints it (B10.11.1). An event can be put
 * into the visitor's calendar (B11.1.2).
 */
export function ShareLinks({ isEvent, children }: ShareLinksProps) {
  const intl = useIntl();
  const { useHydrated, pageTitle: title, publicUrl: url } = useContent();
  const can = abilitiesOf(useHydrated());
  return (
    <Row>
      {isEvent && <CalendarLink />}
      {can.share ? (
        <ShareButton data={{ title, url }} />
      ) : (
        <ButtonLink href={whatsAppUrl(title, url)}>
          <Icon name="message" />
          {intl.formatMessage({ id: 'share.whatsApp' })}
        </ButtonLink>
      )}
      {!can.share && can.copy && (
        <CopyButton text={url} label={intl.formatMessage({ id: 'share.copyLink' })} />
      )}
      {children}
      {can.print && (
        <Button
          type="button"
          onClick={() => {
            window.print();
          }}
        >
          <Icon name="file-text" />
          {intl.formatMessage({ id: 'share.print' })}
        </Button>
      )}
    </Row>
  );
}
