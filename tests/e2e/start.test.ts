import { createServer } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { configText } from './sample-config';
import { startExpectingExit, startSite } from './site-process';

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

test('a wrong config stops the start with the report and exit code 1', async () => {
  const wrong = configText.replace('"source": "heritage"', '"source": "heritge"');
  const line = wrong.slice(0, wrong.indexOf('"heritge"')).split('\n').length;
  const path = join(await temporaryFolder(), 'site.config.json');
  await writeFile(path, wrong);
  const { code, output } = await startExpectingExit({ SITE_CONFIG: path });
  expect(code).toBe(1);
  expect(output).toContain(`site.config.json:${String(line)}:`);
  expect(output).toContain('heritage');
});

test('a port that is in use is reported in one line', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const bound = other.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const { code, output } = await startExpectingExit({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(`Port ${String(port)} of 127.0.0.1 is in use; set PORT to another one.`);
});

test('a wrong variable is reported in one line that does not repeat its value', async () => {
  const { code, output } = await startExpectingExit({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(output.trim()).toBe('PORT: expected a port from 0 to 65535');
});
