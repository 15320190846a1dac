import { Button } from '../../site/ui/control/Button';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../site/ui/picture/Icon';
import { NewTab } from '../../site/ui/text/NewTab';
import type { CouncilMap } from './bind';
import { withoutScripts } from '../../site/theme/without-scripts';

const Holder = styled('div')`
  display: flex;
  flex-direction: column;
  gap: 8px;
`;

const Box = styled('div')`
  flex: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-height: 320px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--sunken);
  & > svg {
    font-size: 40px;
    stroke-width: 1.3;
    color: var(--line-strong);
  }
  ${withoutScripts} > button {
    display: none;
  }
`;

const Frame = styled('iframe')`
  flex: 1;
  width: 100%;
  min-height: 320px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--sunken);
`;

const MapLink = styled(NewTab)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: 8px;
  min-height: 44px;
`;

function MapFrame({ address, focused }: { readonly address: string; readonly focused: boolean }) {
  const intl = useIntl();
  return (
    <Frame
      ref={(frame) => {
        if (focused) frame?.focus();
      }}
      title={intl.formatMessage({ id: 'contact.map' })}
      src={address}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}

/** A box as large as the map, with a button that loads it where `onShow` is given. */
function MapPlaceholder({ onShow }: { readonly onShow: (() => void) | null }) {
  const intl = useIntl();
  return (
    <Box>
      <Icon name="map-pin" />
      {onShow && (
        <Button type="button" onClick={onShow}>
          {intl.formatMessage({ id: 'contact.showMap' })}
        </Button>
      )}
    </Box>
  );
}

/** The map of the village (B2.12.8), with a link that opens it in a new tab. */
export function CouncilMapBox({ map: { address, view } }: { readonly map: CouncilMap }) {
  const intl = useIntl();
  const [requested, setRequested] = useState(false);
  const show = () => {
    setRequested(true);
  };
  return (
    <Holder>
      {view === 'embed' || requested ? (
        <MapFrame address={address} focused={requested} />
      ) : (
        <MapPlaceholder onShow={view === 'button' ? show : null} />
      )}
      <MapLink href={address}>
        <Icon name="external-link" />
        {intl.formatMessage({ id: 'contact.openMap' })}
      </MapLink>
    </Holder>
  );
}
