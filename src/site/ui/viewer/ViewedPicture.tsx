import styled from '@emotion/styled';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../picture/Icon';
import { PictureFormats } from '../picture/PictureFormats';
import { pictureSize, pictureSrcSet } from '../../../engine/picture/picture-url';
import type { ViewerLook } from './viewer-picture';

interface ViewedPictureProps {
  /** Null if there is none, which is shown as a failure. */
  readonly src: string | null;
  readonly alt: string;
  readonly lang: string | undefined;
  readonly look: ViewerLook;
}

/** Aspect ratio assumed until the picture has loaded. */
const defaultRatio = 16 / 9;

const Box = styled('div')`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-radius: var(--radius-control);
  & > p {
    display: flex;
    gap: 10px;
    align-items: center;
    padding: 12px;
    text-align: center;
  }
  &[data-state='loading'],
  &[data-state='failed'] {
    border: 1px solid rgb(255 255 255 / 0.35);
    background: rgb(255 255 255 / 0.08);
  }
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: none;
  }
  &:not([data-state='shown']) img {
    opacity: 0;
  }
`;

type State = 'loading' | 'shown' | 'failed';

/** The picture of the viewer; its box shows the loading and the failed state (B2.13.1). */
export function ViewedPicture({ src, alt, lang, look }: ViewedPictureProps) {
  const intl = useIntl();
  const [state, setState] = useState<State>(src === null ? 'failed' : 'loading');
  const known = src === null ? null : pictureSize(src);
  const [ratio, setRatio] = useState(known ? known.width / known.height : defaultRatio);
  const show = (image: HTMLImageElement) => {
    if (image.naturalHeight > 0) setRatio(image.naturalWidth / image.naturalHeight);
    setState('shown');
  };
  const { size, smallSize, smallBelow } = look;
  const sizes = `(max-width: ${smallBelow - 1}px) ${smallSize}vw, ${size}vw`;
  return (
    <Box
      data-state={state}
      style={{
        aspectRatio: ratio,
        width: `min(var(--viewer-width), var(--viewer-height) * ${String(ratio)})`,
      }}
    >
      {state !== 'shown' && (
        <p role="status">
          {state === 'failed' && <Icon name="circle-alert" />}
          <span>{intl.formatMessage({ id: state === 'failed' ? 'viewer.failed' : 'viewer.loading' })}</span>
        </p>
      )}
      {src !== null && state !== 'failed' && (
        <PictureFormats src={src} sizes={sizes}>
          <img
            src={src}
            srcSet={pictureSrcSet(src, 'webp', sizes)}
            sizes={sizes}
            alt={alt}
            lang={lang}
            draggable={false}
            onLoad={(event) => {
              show(event.currentTarget);
            }}
            onError={() => {
              setState('failed');
            }}
          />
        </PictureFormats>
      )}
    </Box>
  );
}
