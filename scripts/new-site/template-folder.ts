import { join } from 'node:path';

/** Folder of the files of a new site. Both this file and the built commands are two folders below the root. */
export const templateFolder = join(import.meta.dirname, '../../scripts/new-site/template');
