import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { startSite } from './site-process';

/** Prints which build of React a process has loaded, when it ends. */
const probe = `process.on('exit', () => {
  const loaded = Object.keys(require('node:module')._cache).filter((file) => /react-dom-server/.test(file));
  console.log('loaded', loaded.join(' '));
});`;

test('the server runs the production build of React, whatever NODE_ENV is', async () => {
  const file = join(await temporaryFolder(), 'probe.cjs');
  await writeFile(file, probe);
  const site = await startSite({ NODE_ENV: 'development', NODE_OPTIONS: `--require=${file}` });
  await fetch(`${site.address}/en`);
  await site.stop();
  expect(site.output()).toMatch(/react-dom-server[\w.-]*\.production\.js/);
  expect(site.output()).not.toMatch(/react-dom-server[\w.-]*\.development\.js/);
});
