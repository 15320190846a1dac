import type { Assets } from '../../src/server/page/assets';

/** Scripts of a page in tests without a build. */
export const assets: Assets = {
  scripts: ['/assets/entry.js'],
  desk: ['/assets/desk.js'],
  shareWorker: '/* share worker */',
  connect: [],
};
