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

test('an alert that ends in another century counts as endless, and is reported (B11.15.5)', () => {
  const alert = (id: number, until: string) => ({ id, level: 'warning', text: 'No water', until });
  const days = ['2099-12-30', '2099-12-31', '2126-01-31', '2079-06-06', '2098-12-31T20:00:00Z'];
  const records = JSON.stringify(days.map((until, id) => alert(id, until)));
  const message = (day: string) => `The alert ends on “${day}”, which counts as no end: it is not shown.`;
  expect(inWords(newProblems({ texts: { 'records/alerts.json': records } }))).toMatchObject([
    { message: message('2099-12-31'), at: '[1].until' },
    { message: message('2126-01-31'), at: '[2].until' },
    { message: message('2079-06-06'), at: '[3].until' },
  ]);
});
