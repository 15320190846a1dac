// @ts-check
// For npm start and npm test of a clone: installs packages that are missing. Needs only Node and npm.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { exitWithError, missingPackages, root } from './bootstrap.mjs';

function install() {
  console.error('Installing packages …');
  // npm sets these for the script that it runs; here they would leave out packages.
  const { NODE_ENV: _mode, npm_config_omit: _omit, ...env } = process.env;
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    env,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) exitWithError('npm ci could not install the packages; see the output above.');
}

if (missingPackages().length > 0) install();
