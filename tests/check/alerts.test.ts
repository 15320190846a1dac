import { expect, test } from 'vitest';
import { inWords, newProblems, realText } from './real-site';

test('alerts end (B11.15.1)', () => {
  const validity = '"alerts": { "entity": "alert", "validity": { "from": "from", "until": "until" } }';
  expect(realText).toContain(validity);
  const config = realText.replace(validity, '"alerts": { "entity": "alert" }');
  expect(inWords(newProblems({ config }))).toMatchObject([
    { message: 'The alerts of “alerts” would stay for ever.', at: 'shell.alerts.source' },
  ]);
});

test('alerts are for pages that exist (B11.15.4)', () => {
  const alert = (id: number, pages: string) => ({
    id,
    level: 'warning',
    text: 'No water',
    until: '2099-01-01',
    pages,
  });
  const records = JSON.stringify([alert(1, '/complaints  /'), alert(2, '/complaint')]);
  expect(inWords(newProblems({ texts: { 'records/alerts.json': records } }))).toMatchObject([
    { message: 'The alert is for “/complaint”, which is not a page.', at: '[1].pages' },
  ]);
});
