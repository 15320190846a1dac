import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { config } from './sample-config';

/** Id of the first subject in the content folder. */
function firstId(subject: string): string {
  const source = config.subjects?.[subject]?.source ?? '';
  const name = config.sources[source]?.records ?? source;
  const file = new URL(`../../content/records/${name}.json`, import.meta.url);
  const [first] = z
    .array(z.object({ id: z.union([z.string(), z.number()]) }))
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  return String(first?.id);
}

/** The path of each page in the order of the config, with its first subject where it has one; Home has an empty one. */
export const pathsWithSubject: readonly string[] = config.pages.map(({ path, subject }) => {
  const plain = path === '/' ? '' : path;
  return subject ? `${plain}/${firstId(subject)}` : plain;
});

/** The paths at which a subject is chosen. */
export const chooserPaths: readonly string[] = config.pages.flatMap(({ path, subject }) =>
  subject ? [path] : [],
);

/** A path that no page has. */
export const missingPath = '/no-such-page';
