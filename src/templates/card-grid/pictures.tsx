import { Skeleton } from '../../site/ui/state/Skeleton';
import { useMemo } from 'react';
import { PictureGrid, PictureTiles } from '../../site/ui/picture/PictureTiles';
import { useContent } from '../content';
import { NoRecords } from '../shared/Records';
import type { CardVariantProps, CardVariant } from './variant';

function PictureCards({ section, cards }: CardVariantProps) {
  const { context, isFirstSection } = useContent();
  const { viewer, placeholder = null } = context.site.config.display;
  const tiles = useMemo(
    () =>
      cards.map(({ key, picture, caption, viewerCaption }) => ({
        key,
        src: picture,
        caption,
        viewerCaption,
      })),
    [cards],
  );
  return (
    <PictureTiles
      tiles={tiles}
      viewer={{ ...viewer, placeholder }}
      onBroken={section.brokenImage ?? 'placeholder'}
      eager={isFirstSection}
      empty={<NoRecords of={section} />}
    />
  );
}

function PicturesSkeleton() {
  return (
    <PictureGrid>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <Skeleton style={{ aspectRatio: '4/3.6' }} />
        </li>
      ))}
    </PictureGrid>
  );
}

/** Pictures with captions, each opening the viewer. */
export const pictures: CardVariant = { Cards: PictureCards, Skeleton: PicturesSkeleton };
