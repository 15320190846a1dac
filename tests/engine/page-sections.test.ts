import { expect, test } from 'vitest';
import { pageSections } from '../../src/engine/page/page-sections';
import { contextIn } from './binding/sample-context';

const { config } = contextIn('GU').site;
const [first, second, third] = config.pages.flatMap(({ sections = [] }) => sections);

test('the sections of a page include those of its columns', () => {
  if (!first || !second || !third) throw new Error('The sample has fewer than three sections.');
  const page = { sections: [first], columns: { left: [second], centre: [third] } };
  expect(pageSections(config, page)).toEqual([first, second, third]);
});

test('no page has the sections of the not-found page', () => {
  expect(pageSections(config, null)).toBe(config.notFound.sections);
  expect(pageSections(config, {})).toEqual([]);
});
