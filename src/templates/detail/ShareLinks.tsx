import { Button, ButtonLink } from '../../site/ui/control/Button';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CopyButton } from '../../site/ui/control/CopyButton';
import { ShareButton } from '../../site/ui/control/ShareButton';
import { Icon } from '../../site/ui/picture/Icon';
import { withoutScripts } from '../../site/theme/without-scripts';
import { useContent } from '../content';
import { CalendarLink } from '../shared/CalendarLink';
import { whatsAppUrl } from './bind';

/** On phones two columns of buttons of the same size, or one where the text is large. */
const Row = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(50% - 6px, min(100%, 9rem)), 1fr));
  grid-auto-rows: 1fr;
  gap: 12px;
  && > * {
    justify-content: flex-start;
    text-align: start;
    padding: 8px 12px;
  }
  @media (min-width: 640px) {
    display: flex;
    flex-wrap: wrap;
    && > * {
      padding: 8px 20px;
    }
  }
  @media print {
    display: none;
  }
`;

/** In the HTML, so that nothing moves when scripts run. */
const Print = styled(Button)`
  ${withoutScripts} {
    display: none;
  }
`;

const none = { share: false, copy: false };

/** Features that the browser has; none in the HTML and without script. Copying needs https, sharing mostly a phone. */
function abilitiesOf(hydrated: boolean): typeof none {
  if (!hydrated || typeof navigator === 'undefined') return none;
  return { share: 'share' in navigator, copy: 'clipboard' in navigator };
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
      {children}
      <Print
        type="button"
        onClick={() => {
          window.print();
        }}
      >
        <Icon name="file-text" />
        {intl.formatMessage({ id: 'share.print' })}
      </Print>
      {!can.share && can.copy && (
        <CopyButton text={url} label={intl.formatMessage({ id: 'share.copyLink' })} />
      )}
    </Row>
  );
}
