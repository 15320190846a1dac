// @ts-check
// The designers' view: `npm run storybook`, `npm run storybook -- build` for static files, `-- --smoke-test` to try it.
// SITE_CONFIG=path shows the pages and forms of another site.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { root } from './bootstrap.mjs';

// Asked for only now: what it is made with is installed by the bootstrap.
const { generateSiteStories } = await import('./generate-site-stories.mjs');
await generateSiteStories();

const [first = '', ...rest] = process.argv.slice(2);
const building = first === 'build';
const words = building
  ? ['build', ...rest]
  : ['dev', '-p', '6006', ...(first === '' ? [] : [first]), ...rest];
const storybook = spawn('npx', ['--no-install', 'storybook', ...words, '--disable-telemetry'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
storybook.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
