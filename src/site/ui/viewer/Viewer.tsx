import styled from '@emotion/styled';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { CircleButton } from '../control/IconButton';
import { Icon } from '../picture/Icon';
import { TextWithLang } from '../text/TextWithLang';
import { useSwipe } from './use-swipe';
import { ViewedPicture } from './ViewedPicture';
import type { ViewerLook, ViewerPicture, ViewerProps } from './viewer-picture';
import { CloseButton } from './CloseButton';
import { DarkDialog } from '../dialog/dark-dialog';

/** A phone in landscape: room beside the picture, none below it. */
const lowScreen = '@media (min-width: 560px) and (max-height: 480px)';

/** A screen that is zoomed to 400 %: the steps would cover the picture. */
const zoomedScreen = '@media (max-width: 559.98px) and (max-height: 400px)';

/** The dialog of the viewer and of its notices. */
const ViewerDialog = styled(DarkDialog)`
  padding: 72px 16px 84px;
  touch-action: pan-y pinch-zoom;
  justify-items: center;
  ${zoomedScreen} {
    padding-block-end: 16px;
  }
  ${lowScreen} {
    padding: 12px 76px;
  }
`;

const share = (percent: number) => `
  --viewer-width: ${percent}vw;
  --viewer-height: ${percent}vh;
`;

const Screen = styled(ViewerDialog, { shouldForwardProp: (name) => name !== 'look' })<{ look: ViewerLook }>`
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
    inset-inline-start: ${aside};
  }
  & > p + button {
    inset-inline: auto ${aside};
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
  margin-inline-start: auto;
  margin-inline-end: auto;
  & > p {
    min-width: 4em;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 768px) {
    ${beside}
  }
  ${zoomedScreen} {
    position: static;
    margin-block-start: 14px;
  }
  ${lowScreen} {
    inset-block: auto 12px;
    inset-inline: 0 auto;
    ${beside}
  }
`;

/** Calls `onTurn` with 1 for the right arrow key and -1 for the left one. */
function useArrowKeys(onTurn: (by: 1 | -1) => void): void {
  const turn = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onTurn(1);
    if (key === 'ArrowLeft') onTurn(-1);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      turn(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

interface StepButtonsProps {
  /** Number of the shown picture, from 1. */
  readonly current: number;
  readonly total: number;
  readonly onStep: (by: 1 | -1) => void;
}

function StepButtons({ current, total, onStep }: StepButtonsProps) {
  const intl = useIntl();
  return (
    <Steps>
      <CircleButton
        type="button"
        aria-label={intl.formatMessage({ id: 'viewer.previous' })}
        onClick={() => {
          onStep(-1);
        }}
      >
        <Icon name="chevron-left" />
      </CircleButton>
      <p>
        {intl.formatMessage(
          { id: 'viewer.position' },
          { current: intl.formatNumber(current), total: intl.formatNumber(total) },
        )}
      </p>
      <CircleButton
        type="button"
        aria-label={intl.formatMessage({ id: 'viewer.next' })}
        onClick={() => {
          onStep(1);
        }}
      >
        <Icon name="chevron-right" />
      </CircleButton>
    </Steps>
  );
}

function CaptionedPicture({ picture, look }: { readonly picture: ViewerPicture; readonly look: ViewerLook }) {
  const intl = useIntl();
  const { src, caption } = picture;
  return (
    <Figure>
      <ViewedPicture
        key={picture.key}
        src={src ?? look.placeholder}
        alt={caption?.text ?? intl.formatMessage({ id: 'viewer.defaultCaption' })}
        lang={caption?.lang}
        look={look}
      />
      <figcaption aria-live="polite">{caption && <TextWithLang of={caption} />}</figcaption>
    </Figure>
  );
}

/** Shows one picture of a grid over the whole screen, with its caption and steps to the others (B2.13.3, B2.13.5). */
export function Viewer({ pictures, shown, look, onShow, onClose }: ViewerProps) {
  const intl = useIntl();
  const index = Math.max(
    0,
    pictures.findIndex(({ key }) => key === shown),
  );
  const picture = pictures[index];
  const total = pictures.length;
  const step = (by: 1 | -1) => {
    const next = pictures[(index + by + total) % total];
    if (next && total > 1) onShow(next.key);
  };
  useArrowKeys(step);
  const swipe = useSwipe((direction) => {
    step(direction === 'left' ? 1 : -1);
  });
  return (
    <Screen
      aria-label={intl.formatMessage({ id: 'viewer.label' })}
      look={look}
      onClose={onClose}
      closeOnBackdrop
      {...swipe}
    >
      {(close) => (
        <>
          <CloseButton label={intl.formatMessage({ id: 'viewer.close' })} onClick={close} />
          {picture && <CaptionedPicture picture={picture} look={look} />}
          {total > 1 && <StepButtons current={index + 1} total={total} onStep={step} />}
        </>
      )}
    </Screen>
  );
}
