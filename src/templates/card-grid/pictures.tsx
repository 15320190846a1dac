import { useMemo } from 'react';
import { PictureGrid, PictureTiles } from '../../ui/PictureTiles';
import { Bone } from '../../ui/Skeleton';
import { Empty } from '../../ui/States';
import { useContent } from '../contract';
import type { CardsProps, Look } from './look';

function PictureCards({ section, cards }: CardsProps) {
  const { context } = useContent();
  const { viewer, placeholder } = context.site.config.display;
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
      empty={<Empty text={context.say(section.empty ?? 'common.noData')} />}
    />
  );
}

function PictureBones() {
  return (
    <PictureGrid>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <Bone style={{ aspectRatio: '4/3.6' }} />
        </li>
      ))}
    </PictureGrid>
  );
}

/** Pictures with captions, each opening the viewer. */
export const pictures: Look = { Cards: PictureCards, Bones: PictureBones };
