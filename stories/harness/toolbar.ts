import type { Preview } from '@storybook/react-vite';
import languages from '../generated/site/languages.json';
import { readThemeChanges, type ThemeChanges } from './theme-changes';
import { themeOptions, type ThemeOptionName } from './theme-options';

/** Values of Storybook's toolbar. */
export interface ToolbarValues {
  /** Code of the language. */
  readonly language: string;
  readonly theme: ThemeOptionName;
  /** Changes of the theme, from the page “Try a theme”. */
  readonly changes: ThemeChanges;
  readonly reducedMotion: boolean;
  /** Text size in percent. */
  readonly text: number;
}

function isThemeOption(name: unknown): name is ThemeOptionName {
  return typeof name === 'string' && name in themeOptions;
}

const [firstLanguage] = languages;

/** Values of the toolbar before anybody changes them. */
export const initialToolbar = {
  language: firstLanguage?.code ?? 'EN',
  theme: 'site',
  motion: 'full',
  text: '100',
  changes: {},
};

/** Reads the toolbar from Storybook's globals; unknown values count as the default. */
export function readToolbar(globals: Readonly<Record<string, unknown>>): ToolbarValues {
  const { language, theme, motion, text, changes } = globals;
  return {
    language: typeof language === 'string' ? language : initialToolbar.language,
    theme: isThemeOption(theme) ? theme : 'site',
    changes: readThemeChanges(changes),
    reducedMotion: motion === 'reduced',
    text: Number(text) || 100,
  };
}

/** Definition of Storybook's toolbar. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      // With the code, since the fonts of a system may lack the script.
      items: languages.map(({ code, name }) => ({ value: code, title: `${code} ${name}` })),
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.entries(themeOptions).map(([value, { title }]) => ({ value, title })),
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  text: {
    description: 'Text size',
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

/** Viewports in which to review every story. */
export const viewports = {
  phone: viewport('Phone', 360, 740),
  tablet: viewport('Tablet', 768, 1024),
  desktop: viewport('Desktop', 1280, 800),
} as const;

export type ViewportName = keyof typeof viewports;
