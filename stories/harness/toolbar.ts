import type { Preview } from '@storybook/react-vite';
import { looks, type LookName } from './looks';

/** What a designer has chosen in Storybook's toolbar. */
export interface ToolbarChoice {
  /** Code of the language. */
  readonly language: string;
  readonly look: LookName;
  readonly stillness: boolean;
  /** Size of the text in per cent. */
  readonly text: number;
}

function isLook(name: unknown): name is LookName {
  return typeof name === 'string' && name in looks;
}

/** Storybook's globals, read. */
export function toolbarOf(globals: Readonly<Record<string, unknown>>): ToolbarChoice {
  const { language, look, motion, text } = globals;
  return {
    language: typeof language === 'string' ? language : 'GU',
    look: isLook(look) ? look : 'site',
    stillness: motion === 'none',
    text: Number(text) || 100,
  };
}

/** The choices that Storybook's toolbar offers. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'GU', title: 'ગુજરાતી' },
        { value: 'HI', title: 'हिन्दी' },
        { value: 'EN', title: 'English' },
      ],
    },
  },
  look: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.entries(looks).map(([value, { title }]) => ({ value, title })),
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'none', title: 'Reduced motion' },
      ],
    },
  },
  text: {
    description: 'Size of the text',
    toolbar: {
      icon: 'grow',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
};

function viewport(name: string, width: number, height: number) {
  return { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } } as const;
}

/** The widths that every screen is looked at in. */
export const viewports = {
  phone: viewport('Phone', 360, 740),
  tablet: viewport('Tablet', 768, 1024),
  desk: viewport('Desk', 1280, 800),
} as const;

export type ViewportName = keyof typeof viewports;
