import { afterAll, beforeAll, inject, test } from 'vitest';
import { addAxe } from './accessible';
import { chooserPaths, missingPath, pathsWithSubject } from './every-path';
import { expectSoundPage } from './sound-page';
import { useBrowser } from './test-site';
import { visit, type Visitor } from './visitor';

const browser = useBrowser();

/** Each language with each width; 320 px is also a screen of 1280 px at 400 %. The tests of a release have all of them. */
const combinations = [
  ['gu', 320],
  ['hi', 1280],
  ['en', 768],
  ['gu', 1280],
  ['hi', 768],
  ['en', 320],
  ['gu', 768],
  ['hi', 320],
  ['en', 1280],
] as const;

const paths = [...pathsWithSubject, ...chooserPaths.slice(0, 1), missingPath];

let visitor: Visitor;
beforeAll(async () => {
  visitor = await visit(browser(), inject('siteUrl'), { reducedMotion: 'reduce' });
  await addAxe(visitor.context);
});
afterAll(() => visitor.context.close());

test.each(
  paths.map((path, index) => {
    const [language, width] = combinations[index % combinations.length] ?? combinations[0];
    return [`/${language}${path}`, width] as const;
  }),
)('%s hydrates without console messages, fits %i px and has no axe violation', async (path, width) => {
  await expectSoundPage(visitor, inject('siteUrl') + path, width);
});
