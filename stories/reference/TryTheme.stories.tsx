import type { Meta, StoryObj } from '@storybook/react-vite';
import { useGlobals } from 'storybook/preview-api';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { PrimaryButton } from '../../src/site/ui/control/Button';
import { readThemeChanges } from '../harness/theme-changes';
import { ThemeEditor } from './ThemeEditor';

const meta: Meta = { title: 'Try a theme', parameters: { frame: 'bare' } };

export default meta;

export const TryATheme: StoryObj = {
  name: 'Try a theme',
  render: function ThemeStory() {
    const [{ changes }, updateGlobals] = useGlobals();
    return (
      <ThemeEditor
        initial={readThemeChanges(changes)}
        onChange={(changed) => {
          updateGlobals({ changes: changed });
        }}
      />
    );
  },
};

// Not in the sidebar, where they would take back what a designer tries.

export const Steps: StoryObj = {
  ...TryATheme,
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const config = page.getByRole('group', { name: 'Config' });
    await fireEvent.change(page.getByLabelText(/^Accent/), { target: { value: '#7a1f2b' } });
    await fireEvent.change(page.getByLabelText(/^Corners of buttons/), { target: { value: '12' } });
    await expect(config).toHaveTextContent('"accent": "#7a1f2b"');
    await expect(config).toHaveTextContent('"control": 12');
    await fireEvent.change(page.getByLabelText(/^Corners of buttons/), { target: { value: '' } });
    await expect(config).not.toHaveTextContent('"control"');
    await userEvent.click(page.getByRole('button', { name: 'The site’s theme again' }));
    await expect(config).toHaveTextContent('{ "theme": {} }');
  },
};

export const Changed: StoryObj = {
  tags: ['!dev'],
  globals: { changes: { accent: '#7a1f2b', control: '12', gap: '64' } },
  render: () => <PrimaryButton type="button">મોકલો</PrimaryButton>,
  parameters: { frame: 'page' },
  play: async ({ canvasElement }) => {
    const button = getComputedStyle(within(canvasElement).getByRole('button'));
    await expect(button.borderRadius).toBe('12px');
    await expect(button.backgroundColor).toBe('rgb(122, 31, 43)');
    await expect(button.getPropertyValue('--gap')).toBe('64px');
  },
};
