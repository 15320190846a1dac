import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guidelines } from '../scripts/reference/guidelines';
import { guidelinesParts } from '../src/server/site/conformance/checkpoints';
import { withConformance } from '../src/server/site/conformance/conformance-text';

const root = join(import.meta.dirname, '..');
const checkpoints = guidelinesParts.flatMap((part) => part.checkpoints);

test('docs/guidelines.md is current; `npm run reference` writes it', async () => {
  expect(await readFile(join(root, 'docs/guidelines.md'), 'utf8')).toBe(guidelines());
});

test('every test that shows a checkpoint exists, and every checkpoint has an id of its own', () => {
  expect(guidelinesParts.map(({ title }) => title)).toEqual([
    'Quality',
    'Accessibility',
    'Cybersecurity',
    'Lifecycle management',
  ]);
  const missing = checkpoints.flatMap(({ tests }) => tests).filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
  expect(new Set(checkpoints.map(({ id }) => id)).size).toBe(checkpoints.length);
});

test('a checkpoint that is not fulfilled, or that only the council can fulfil, says what is to be done or limited', () => {
  const silent = checkpoints.filter(({ state, duty, limit }) => state !== 'fulfilled' && !duty && !limit);
  expect(silent.map(({ id }) => id)).toEqual([]);
  const limits = checkpoints.flatMap(({ limit }) => (limit ? [limit] : []));
  expect(limits.filter(({ EN, GU, HI }) => !EN || !GU || !HI)).toEqual([]);
});

test.each([
  ['EN', 'No test with visitors who have a disability has been made yet.', 'WCAG 2.1, levels A and AA'],
  ['GU', 'દિવ્યાંગ મુલાકાતીઓ સાથે હજી ચકાસણી થઈ નથી.', 'WCAG 2.1ના સ્તર A અને AA'],
  ['HI', 'दिव्यांग आगंतुकों के साथ अभी जाँच नहीं हुई है।', 'WCAG 2.1 के स्तर A और AA'],
  ['TA', 'No test with visitors who have a disability has been made yet.', 'WCAG 2.1, levels A and AA'],
])('the accessibility statement in %s has the limits of the table (B11.11.3)', (language, limit, levels) => {
  const text = withConformance('## Limits\n\n{conformance}\n\nEnd', language);
  expect(text).toMatch(/^## Limits\n\n[^{}]+\n\nEnd$/);
  expect(text).toContain(`- ${limit}\n`);
  expect(text).toContain(levels);
  const { length } = guidelinesParts[1]?.checkpoints ?? [];
  expect(text).toContain(String(length));
});
