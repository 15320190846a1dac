// @ts-check
// Takes the pictures of docs/desk.md while tests use the desk, at the width of a phone. Run `npm run build` before.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import './require-packages.mjs';
import { root } from './bootstrap.mjs';
import { refuseArguments } from './refuse-arguments.mjs';

refuseArguments('npm run desk-pictures', 'It writes into docs/pictures.');

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'e2e', 'desk-story', 'desk-shares', '-t', '360 px'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DESK_PICTURES: join(root, 'docs/pictures') } },
);
process.exitCode = status ?? 1;
