import { inEnglish } from '../../src/check/sentences/sentence';
import { expect, test } from 'vitest';
import { parseJsonFile } from '../../src/check/document/json-document';
import { checkSearch } from '../../src/check/site/check-search';

const page = (path: string) => ({ path, sections: [{ template: 'search' }] });
const findings = (config: Readonly<Record<string, unknown>>) =>
  checkSearch({
    config: parseJsonFile({ file: 'config', text: JSON.stringify(config) }).document?.value ?? null,
    references: [],
    choices: [],
    entities: {},
    messageIds: new Set(),
    texts: {},
  });

test('a site without a search and one with a page for it have no mistake', () => {
  expect(findings({ pages: [{ path: '/' }] })).toEqual([]);
  expect(findings({ search: {}, pages: [{ path: '/' }, page('/find')] })).toEqual([]);
});

test('a page with a search needs something to find', () => {
  const [finding] = findings({ pages: [page('/find')] });
  expect(finding?.path).toEqual(['pages', 0, 'sections']);
  expect(finding && inEnglish(finding.message)).toBe(
    'The page “/find” finds nothing: the config has no “search”.',
  );
});

test('a second page with a search is a mistake', () => {
  const [finding, ...more] = findings({ search: {}, pages: [page('/find'), page('/seek')] });
  expect(finding && inEnglish(finding.message)).toBe(
    '“/seek” is a second page with a search; the header leads to “/find”.',
  );
  expect(more).toEqual([]);
});
