import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { affectedTests, ImportGraph, joints } from '../scripts/affected-tests.mjs';

const root = join(import.meta.dirname, '..');
const graph = new ImportGraph(root);
const testsOf = (...changed: readonly string[]) => affectedTests(graph, changed).tests;

test.each([
  ['imports it', 'src/server/submissions/rate-limit.ts', 'tests/server/submissions-abuse.test.ts'],
  ['imports it through others', 'src/engine/text/well-formed.ts', 'tests/engine/clean-text.test.ts'],
  ['shows it in a browser', 'src/site/ui/control/CopyButton.tsx', 'stories/ui/Buttons.stories.tsx'],
  ['reads it', 'docs/behaviour.md', 'tests/references.test.ts'],
  ['is named after it', 'src/server/media/convert-picture.ts', 'tests/server/media.test.ts'],
  ['is it', 'tests/e2e/forms.test.ts', 'tests/e2e/forms.test.ts'],
])('a change of a file runs a test that %s', (_, changed, found) => {
  expect(existsSync(join(root, changed))).toBe(true);
  expect(testsOf(changed)).toContain(found);
});

test('a change of one part of the server runs few of the tests that start a whole site', () => {
  const { tests, left } = affectedTests(graph, ['src/server/page/calendar/routes.ts']);
  expect(tests).toContain('tests/server/calendar.test.ts');
  expect(tests.length).toBeLessThan(15);
  expect(left).toBeGreaterThan(40);
});

test('a change of a module that joins all parts runs all of them', () => {
  expect(testsOf('src/server/start/create-server.ts').length).toBeGreaterThan(40);
  expect(joints.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
