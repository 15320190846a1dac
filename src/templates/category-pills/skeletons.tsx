import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { PictureGrid } from '../../site/ui/picture/PictureTiles';

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

const KeptHeight = styled('div')`
  min-height: var(--kept-height, 0);
`;

const widths = [116, 148, 104, 132];

/** Skeleton of the category buttons. */
export const categoriesSkeleton = (
  <Row>
    {widths.map((width) => (
      <Skeleton key={width} style={{ width, height: 48 }} />
    ))}
  </Row>
);

/** Skeleton of a group: two lines and pictures. */
export const groupSkeleton = (
  <>
    <Skeleton style={{ width: 'min(100%, 34em)', height: 22, marginBottom: 12 }} />
    <Skeleton style={{ width: 'min(80%, 26em)', height: 22, marginBottom: 24 }} />
    <PictureGrid as="div">
      {widths.map((width) => (
        <Skeleton key={width} style={{ aspectRatio: '8 / 7' }} />
      ))}
    </PictureGrid>
  </>
);

/** Skeleton of the titles and the first group; keeps the height of the previous content. */
export const groupsSkeleton = (
  <KeptHeight>
    <Row>
      {widths.map((width) => (
        <Skeleton key={width} style={{ width: width + 40, height: 44, marginBottom: 24, borderRadius: 99 }} />
      ))}
    </Row>
    {groupSkeleton}
  </KeptHeight>
);
