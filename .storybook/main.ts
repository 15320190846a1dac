import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

const root = join(import.meta.dirname, '..');

function contentOf(config: unknown): string {
  const named = typeof config === 'object' && config !== null && 'content' in config;
  return named && typeof config.content === 'string' ? config.content : 'content';
}

/** Folders with the pictures and documents of the configured site. */
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
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    // A separate config, because the site's build has aliases and entries that stories do not need.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  staticDirs: [{ from: '../content/pictures', to: '/sample-pictures' }, ...siteFolders()],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
