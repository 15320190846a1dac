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
