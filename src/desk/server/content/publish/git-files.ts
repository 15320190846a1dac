import { promises } from 'node:fs';
import { replaceDurably } from './durable-files';

/** Objects, index and branches are replaced as a whole, so that a killed process breaks none. */
export const fs = {
  promises: {
    ...promises,
    writeFile: async (path: string, data: string | Uint8Array) => replaceDurably(path, data),
  },
};

/** Loaded with the first publication. */
export const loadGit = () => import('isomorphic-git');
