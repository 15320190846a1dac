import styled from '@emotion/styled';
import { useState } from 'react';
import { Icon } from './Icon';
import { PictureFormats } from './PictureFormats';
import { pictureSize, pictureSrcSet } from '../../../engine/picture/picture-url';

interface PictureProps {
  /** URL of the picture, or null for none. */
  readonly src: string | null;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** Width over height of the box, such as `4/3`; the picture fills it. */
  readonly ratio: string;
  /** The `sizes` attribute: how wide the box is. */
  readonly sizes: string;
  /** Loads at once, for the first picture in view; others load lazily. */
  readonly eager?: boolean;
  readonly onBroken?: () => void;
  readonly className?: string | undefined;
}

const Missing = styled('span')`
  display: grid;
  place-items: center;
  width: 100%;
  background: var(--sunken);
  color: var(--line-strong);
  & > svg {
    font-size: 34px;
    stroke-width: 1.4;
  }
`;

const Image = styled('img')`
  width: 100%;
  object-fit: cover;
`;

/** A picture in a box of fixed aspect ratio, to avoid layout shifts; a placeholder if missing or broken. */
export function Picture({ src, alt, ratio, sizes, eager = false, onBroken, className }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || broken === src) {
    return (
      <Missing
        className={className}
        style={{ aspectRatio: ratio }}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        <Icon name="image" />
      </Missing>
    );
  }
  const size = pictureSize(src);
  const fail = () => {
    setBroken(src);
    onBroken?.();
  };
  return (
    <PictureFormats src={src} sizes={sizes} eager={eager}>
      <Image
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail();
        }}
        className={className}
        style={{ aspectRatio: ratio }}
        src={src}
        srcSet={pictureSrcSet(src, 'webp', sizes)}
        sizes={sizes}
        width={size?.width}
        height={size?.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={fail}
      />
    </PictureFormats>
  );
}
