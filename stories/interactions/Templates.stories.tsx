import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples as cards } from '../../src/templates/card-grid/examples';
import { CardGridTemplate } from '../../src/templates/card-grid/view';
import { examples as pills } from '../../src/templates/category-pills/examples';
import { CategoryPillsTemplate } from '../../src/templates/category-pills/view';
import { examples as lists } from '../../src/templates/list/examples';
import { ListTemplate } from '../../src/templates/list/view';
import { examples as news } from '../../src/templates/news-scroller/examples';
import { NewsScrollerTemplate } from '../../src/templates/news-scroller/view';
import { examples as slides } from '../../src/templates/slider/examples';
import { SliderTemplate } from '../../src/templates/slider/view';
import { exampleStory } from '../harness/example-story';

const meta: Meta = { title: 'Interactions/Templates' };

export default meta;

const pressed = (canvas: HTMLElement) => within(canvas).getAllByRole('button', { pressed: true });
const free = (canvas: HTMLElement) => within(canvas).getAllByRole('button', { pressed: false });

export const Filter: StoryObj = {
  ...exampleStory(CardGridTemplate, cards, 'pictures with a filter'),
  play: async ({ canvasElement }) => {
    const shown = () => canvasElement.querySelectorAll('li').length;
    const before = shown();
    const [category] = free(canvasElement);
    if (category) await userEvent.click(category);
    await expect(pressed(canvasElement)).toEqual([category]);
    await waitFor(() => expect(shown()).toBeLessThan(before));
    const [all] = free(canvasElement);
    if (all) await userEvent.click(all);
    await waitFor(() => expect(shown()).toBe(before));
  },
};

export const CategoriesAndPills: StoryObj = {
  ...exampleStory(CategoryPillsTemplate, pills, pills[0]?.name ?? ''),
  play: async ({ canvasElement }) => {
    const before = pressed(canvasElement);
    const other = free(canvasElement).at(-1);
    if (other) await userEvent.click(other);
    await waitFor(() => expect(pressed(canvasElement)).toContain(other));
    await expect(pressed(canvasElement)).not.toEqual(before);
  },
};

export const ReadMore: StoryObj = {
  ...exampleStory(ListTemplate, lists, 'texts, very long texts'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const length = () => canvasElement.textContent.length;
    const before = length();
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await expect(length()).toBeGreaterThan(before);
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    await expect(length()).toBe(before);
  },
};

export const ViewerByKeyboard: StoryObj = {
  ...exampleStory(CardGridTemplate, cards, 'pictures with a filter'),
  play: async ({ canvasElement }) => {
    const opener = canvasElement.querySelector<HTMLElement>('button:has(img), a:has(img)');
    opener?.focus();
    await userEvent.keyboard('{Enter}');
    const shown = () => document.querySelector('[role=dialog] figure img')?.getAttribute('src');
    // Until its code has loaded, a notice is the dialog.
    await waitFor(() => expect(shown()).toBeTruthy());
    const first = shown();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown()).not.toBe(first));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(shown()).toBe(first));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(document.activeElement).toBe(opener);
  },
};

export const NewsStopped: StoryObj = {
  ...exampleStory(NewsScrollerTemplate, news, 'many'),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button');
    const before = button.getAttribute('aria-label');
    await userEvent.click(button);
    await expect(button.getAttribute('aria-label')).not.toBe(before);
  },
};

export const SliderByButtons: StoryObj = {
  ...exampleStory(SliderTemplate, slides, 'filled'),
  play: async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByRole('button');
    await expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) await userEvent.click(button);
  },
};
