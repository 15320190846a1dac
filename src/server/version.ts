import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Both this file and the built server are two folders below the root. */
const packageFile = new URL('../../package.json', import.meta.url);

/** The version of the engine, which the packed program extends by the commit: `0.1.0+g1a2b3c4d5`. */
export const { version: engineVersion } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(packageFile, 'utf8')));
