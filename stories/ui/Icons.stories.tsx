import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../src/site/ui/picture/Icon';
import { ThemeProvider } from '@emotion/react';
import { configIconPaths } from '../../src/engine/site/config-icon-paths';
import { iconPaths, type IconName } from '../../src/site/ui/picture/icon-paths';

const meta: Meta = { title: 'Components/Icons' };

export default meta;

const Grid = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 16px;
  & > li {
    display: grid;
    justify-items: center;
    gap: 8px;
    font-size: var(--small);
  }
  svg {
    font-size: 1.5rem;
  }
`;

const isIcon = (name: string): name is IconName => name in iconPaths || name in configIconPaths;

const names = Object.keys({ ...iconPaths, ...configIconPaths }).filter(isIcon);

export const Every: StoryObj = {
  render: () => (
    <ThemeProvider theme={(theme) => ({ ...theme, icons: configIconPaths })}>
      <Grid lang="en">
        {names.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </Grid>
    </ThemeProvider>
  ),
};
