import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Icon } from './Icon';
import { sizeOf, sourcesOf } from './media-address';

interface PictureProps {
  /** Address of the picture, or null for none. */
  readonly src: string | null;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** Width over height of the box, such as `4/3`; the picture fills it. */
  readonly ratio: string;
  /** The `sizes` attribute: how wide the box is. */
  readonly sizes: string;
  /** The first picture in view is loaded at once; all others when they come near. */
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

/** A picture in a box of fixed shape, so that nothing jumps; a calm box where it is missing or broken. */
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
  const size = sizeOf(src);
  const fail = () => {
    setBroken(src);
    onBroken?.();
  };
  return (
    <Image
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail();
      }}
      className={className}
      style={{ aspectRatio: ratio }}
      src={src}
      srcSet={sourcesOf(src)}
      sizes={sizes}
      width={size?.width}
      height={size?.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={fail}
    />
  );
}
