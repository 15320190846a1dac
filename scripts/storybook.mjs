// @ts-check
// Starts Storybook: `npm run storybook`; `npm run storybook -- build` writes static files, `-- --smoke-test` exits once it
// has started. SITE_CONFIG=path shows the pages and forms of another site.
import { spawn } from 'node:child_process';
import process from 'node:process';
import './require-packages.mjs';
import { root } from './bootstrap.mjs';

// Imported here because it needs packages that may have to be installed first.
const { generateAll } = await import('./generate-all.mjs');
await generateAll();

const [first = '', ...rest] = process.argv.slice(2);
const building = first === 'build';
const options = building
  ? ['build', ...rest]
  : ['dev', '-p', '6006', ...(first === '' ? [] : [first]), ...rest];
const storybook = spawn('npx', ['--no-install', 'storybook', ...options, '--disable-telemetry'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
storybook.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
