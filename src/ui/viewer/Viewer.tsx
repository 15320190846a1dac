import Modal from '@mui/material/Modal';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../Icon';
import { Words } from '../Words';
import { useSwipe } from './use-swipe';
import { ViewedPicture } from './ViewedPicture';
import type { ViewerLook, ViewerProps } from './viewer-picture';
import { CloseButton, lowScreen, Overlay, RoundButton } from './viewer-styles';

const share = (percent: number) => `
  --viewer-width: ${percent}vw;
  --viewer-height: ${percent}vh;
`;

const Screen = styled(Overlay, { shouldForwardProp: (name) => name !== 'look' })<{ look: ViewerLook }>`
  ${({ look }) => share(look.size)}
  @media (max-width: ${({ look }) => look.smallBelow - 0.02}px) {
    ${({ look }) => share(look.smallSize)}
  }
`;

const Figure = styled('figure')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 14px;
  max-width: 100%;
  & > figcaption {
    max-width: 40em;
    line-height: 1.5;
    text-align: center;
  }
`;

const aside = 'max(12px, calc((100vw - var(--viewer-width)) / 2 - 80px))';

const beside = `
  & > button {
    position: fixed;
    top: calc(50% - 24px);
    left: ${aside};
  }
  & > p + button {
    left: auto;
    right: ${aside};
  }
`;

const Steps = styled('div')`
  position: fixed;
  inset: auto 0 16px;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 16px;
  width: max-content;
  margin-inline: auto;
  & > p {
    min-width: 4em;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 768px) {
    ${beside}
  }
  ${lowScreen} {
    inset: auto auto 12px 0;
    ${beside}
  }
`;

/** One picture of several over the whole screen, with its caption (specification, 2.13). Above everything, keeps focus. */
export function Viewer({ pictures, shown, look, onShow, onClose }: ViewerProps) {
  const intl = useIntl();
  const at = Math.max(
    0,
    pictures.findIndex(({ key }) => key === shown),
  );
  const picture = pictures[at];
  const several = pictures.length > 1;
  const step = (by: 1 | -1) => {
    const next = pictures[(at + by + pictures.length) % pictures.length];
    if (next && several) onShow(next.key);
  };
  const swipe = useSwipe((direction) => {
    step(direction === 'left' ? 1 : -1);
  });
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose();
  };
  return (
    <Modal open hideBackdrop onClose={onClose}>
      <Screen
        role="dialog"
        aria-modal="true"
        aria-label={intl.formatMessage({ id: 'viewer.label' })}
        tabIndex={-1}
        look={look}
        onClick={closeOnBackdrop}
        onKeyDown={turn}
        {...swipe}
      >
        {picture && (
          <Figure>
            <ViewedPicture
              key={picture.key}
              src={picture.src ?? look.placeholder}
              alt={picture.caption?.text ?? intl.formatMessage({ id: 'viewer.defaultCaption' })}
              lang={picture.caption?.lang}
              look={look}
            />
            <figcaption aria-live="polite">{picture.caption && <Words of={picture.caption} />}</figcaption>
          </Figure>
        )}
        {several && (
          <Steps>
            <RoundButton
              type="button"
              aria-label={intl.formatMessage({ id: 'viewer.previous' })}
              onClick={() => {
                step(-1);
              }}
            >
              <Icon name="chevron-left" />
            </RoundButton>
            <p>
              {intl.formatMessage({ id: 'viewer.position' }, { current: at + 1, total: pictures.length })}
            </p>
            <RoundButton
              type="button"
              aria-label={intl.formatMessage({ id: 'viewer.next' })}
              onClick={() => {
                step(1);
              }}
            >
              <Icon name="chevron-right" />
            </RoundButton>
          </Steps>
        )}
        <CloseButton type="button" aria-label={intl.formatMessage({ id: 'viewer.close' })} onClick={onClose}>
          <Icon name="x" />
        </CloseButton>
      </Screen>
    </Modal>
  );
}
