import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PlainButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { NewTab } from '../../ui/NewTab';
import type { CouncilMap } from './bind';

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
  @media (scripting: none) {
    & > button {
      display: none;
    }
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

/** The map of the village: it costs nothing until it is asked for, and opens in a new tab as well. */
export function CouncilMapBox({ map: { address, embeddable } }: { readonly map: CouncilMap }) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <Holder>
      {shown ? (
        <Frame
          ref={(frame) => frame?.focus()}
          title={intl.formatMessage({ id: 'contact.map' })}
          src={address}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <Box>
          <Icon name="map-pin" />
          {embeddable && (
            <PlainButton
              type="button"
              onClick={() => {
                setShown(true);
              }}
            >
              {intl.formatMessage({ id: 'contact.showMap' })}
            </PlainButton>
          )}
        </Box>
      )}
      <MapLink href={address}>
        <Icon name="external-link" />
        {intl.formatMessage({ id: 'contact.openMap' })}
      </MapLink>
    </Holder>
  );
}
