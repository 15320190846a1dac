import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconTile } from '../../src/ui/IconTile';
import { Settling } from '../../src/ui/Settling';
import { PageWidth, sheet } from '../../src/ui/Sheet';
import { Bone } from '../../src/ui/Skeleton';
import { Tip, tipShown } from '../../src/ui/Tip';
import { paragraph } from '../harness/sample-words';

const meta: Meta = { title: 'Pieces/Surfaces' };

export default meta;

const Paper = styled('div')`
  ${sheet}
  padding: 24px;
`;

const Shown = styled('div')`
  position: relative;
  min-height: 6rem;
  & > span {
    ${tipShown}
  }
`;

export const ASheet: StoryObj = { render: () => <Paper lang="gu">{paragraph}</Paper> };

export const WidthOfAPage: StoryObj = {
  render: () => (
    <PageWidth>
      <Paper lang="gu">{paragraph}</Paper>
    </PageWidth>
  ),
};

export const IconOnATile: StoryObj = { render: () => <IconTile name="landmark" /> };

export const ATip: StoryObj = {
  render: () => (
    <Shown>
      <Tip lang="gu">{paragraph}</Tip>
    </Shown>
  ),
};

export const SettlesAfterAMoment: StoryObj = {
  render: () => (
    <Settling moving time={500} shape={<Bone style={{ height: '6rem' }} />}>
      <p lang="gu">{paragraph}</p>
    </Settling>
  ),
};
