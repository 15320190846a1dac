import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { expect, test } from 'vitest';
import { z } from 'zod';

const manifest = z.object({ engines: z.object({ node: z.string() }) });
const lockFile = z.object({
  packages: z.record(z.string(), z.object({ engines: z.object({ node: z.string().optional() }).optional() })),
});

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

test('every package supports the oldest version of Node that the project names', () => {
  const oldest = minVersion(manifest.parse(read('package.json')).engines.node)?.version ?? '';
  const { packages } = lockFile.parse(read('package-lock.json'));
  const unsupported = Object.entries(packages).filter(
    ([, { engines }]) => engines?.node !== undefined && !satisfies(oldest, engines.node),
  );
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(unsupported).toEqual([]);
});
