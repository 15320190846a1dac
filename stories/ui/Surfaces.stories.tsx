import { Skeleton } from '../../src/site/ui/state/Skeleton';
import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconTile } from '../../src/site/ui/picture/IconTile';
import { ContentTransition } from '../../src/site/ui/state/ContentTransition';
import { PageWidth, surfaceStyles } from '../../src/site/ui/layout/PageWidth';
import { Tooltip, tooltipVisible } from '../../src/site/ui/control/Tooltip';
import { paragraph } from '../harness/sample-text';

const meta: Meta = { title: 'Components/Surfaces' };

export default meta;

const Paper = styled('div')`
  ${surfaceStyles}
  padding: 24px;
`;

const Shown = styled('div')`
  position: relative;
  min-height: 6rem;
  & > span {
    ${tooltipVisible}
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
      <Tooltip lang="gu">{paragraph}</Tooltip>
    </Shown>
  ),
};

export const SettlesAfterAMoment: StoryObj = {
  render: () => (
    <ContentTransition time={500} skeleton={<Skeleton style={{ height: '6rem' }} />}>
      <p lang="gu">{paragraph}</p>
    </ContentTransition>
  ),
};
