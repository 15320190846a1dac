import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { addAxe } from '../e2e/accessible';
import { chooserPaths, missingPath, pathsWithSubject } from '../e2e/every-path';
import { languages } from '../e2e/sample-config';
import { expectSoundPage } from '../e2e/sound-page';
import { useBrowser } from '../e2e/test-site';
import { visit, type Visitor } from '../e2e/visitor';

const browser = useBrowser();

describe.each(
  languages.flatMap(({ prefix }) => [320, 360, 768, 1280].map((width) => [prefix, width] as const)),
)('under %s at %i px', (prefix, width) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(browser(), inject('siteUrl'), { reducedMotion: 'reduce' });
    await addAxe(visitor.context);
  });
  afterAll(() => visitor.context.close());

  test.each([...pathsWithSubject, ...chooserPaths, missingPath])(
    '%s hydrates without console messages, fits and has no axe violation',
    async (path) => {
      await expectSoundPage(visitor, inject('siteUrl') + prefix + path, width);
    },
  );
});
