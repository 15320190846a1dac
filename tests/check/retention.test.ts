import { expect, test } from 'vitest';
import { check, inWords, realText } from './real-site';

function warningsOf(days: number) {
  const start = '"submissions": {';
  expect(realText).toContain(start);
  const config = realText.replace(start, `${start} "retentionDays": ${days},`);
  return inWords(check({ config }).problems).filter(({ message }) => message.includes('Rule 8(3)'));
}

test.each([7, 364])('%i days of retention are a warning with its reason (B11.6.11)', (days) => {
  const [warning, ...others] = warningsOf(days);
  expect(others).toEqual([]);
  expect(warning?.severity).toBe('warning');
  expect(warning?.message).toContain(`${days} days`);
});

test.each([365, 730])('%i days of retention are none', (days) => expect(warningsOf(days)).toEqual([]));
