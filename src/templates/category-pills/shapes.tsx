import { styled } from '@mui/material/styles';
import { PictureGrid } from '../../ui/PictureTiles';
import { Bone } from '../../ui/Skeleton';

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

const Waiting = styled('div')`
  min-height: var(--kept-height, 0);
`;

const widths = [116, 148, 104, 132];

/** The shape of the category buttons. */
export const categoriesShape = (
  <Row>
    {widths.map((width) => (
      <Bone key={width} style={{ width, height: 48 }} />
    ))}
  </Row>
);

/** The shape of a group: two lines and pictures. */
export const groupShape = (
  <>
    <Bone style={{ width: 'min(100%, 34em)', height: 22, marginBottom: 12 }} />
    <Bone style={{ width: 'min(80%, 26em)', height: 22, marginBottom: 24 }} />
    <PictureGrid as="div">
      {widths.map((width) => (
        <Bone key={width} style={{ aspectRatio: '8 / 7' }} />
      ))}
    </PictureGrid>
  </>
);

/** The shape of the titles and the first group, as high as what stood there before. */
export const groupsShape = (
  <Waiting>
    <Row>
      {widths.map((width) => (
        <Bone key={width} style={{ width: width + 40, height: 44, marginBottom: 24, borderRadius: 99 }} />
      ))}
    </Row>
    {groupShape}
  </Waiting>
);
