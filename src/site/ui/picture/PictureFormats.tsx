import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { preload } from 'react-dom';
import { pictureSrcSet } from '../../../engine/picture/picture-url';

interface PictureFormatsProps {
  readonly src: string;
  /** The `sizes` attribute of the image. */
  readonly sizes: string;
  /** Whether the picture is on the first screen and is preloaded. */
  readonly eager?: boolean;
  /** The `<img>`, with the WebP versions in its `srcset`. */
  readonly children: ReactElement;
}

/** Leaves the layout to the image; browsers lay out a source like an empty span. */
const Formats = styled('picture')`
  display: contents;
  & > source {
    display: none;
  }
`;

/** Offers the AVIF versions of an image's picture to browsers that know the format; the image alone without versions. */
export function PictureFormats({ src, sizes, eager = false, children }: PictureFormatsProps) {
  const srcSet = pictureSrcSet(src, 'avif', sizes);
  if (srcSet === '') return children;
  if (eager && typeof document === 'undefined') {
    // React preloads only images without a `<picture>`. A browser that does not know the type ignores the preload. Only the
    // HTML has it: images that the browser renders are requested at once, and it warns of preloads that nothing uses.
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <Formats>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {children}
    </Formats>
  );
}
