import type { Assets } from '../../server/page/assets';

/** Scripts of a page in tests without a build. */
export const assets: Assets = { entry: '/assets/entry.js', imports: [], before: [], connect: [] };
