import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

const root = join(import.meta.dirname, '..');

function contentOf(config: unknown): string {
  const named = typeof config === 'object' && config !== null && 'content' in config;
  return named && typeof config.content === 'string' ? config.content : 'content';
}

/** The folders with files of the site whose pages are told, which its pages load. */
function siteFolders(): { from: string; to: string }[] {
  const path = resolve(process.env.SITE_CONFIG ?? join(root, 'site.config.json'));
  const content = join(dirname(path), contentOf(JSON.parse(readFileSync(path, 'utf8'))));
  const folders = ['pictures', 'documents'].map((name) => ({
    from: join(content, name),
    to: `/site/${name}`,
  }));
  return folders.filter(({ from }) => existsSync(from));
}

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    // Its own build, so that nothing of the site's build (aliases, entries) reaches the stories.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  staticDirs: [{ from: '../content/pictures', to: '/sample-pictures' }, ...siteFolders()],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
