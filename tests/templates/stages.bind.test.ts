import { expect, test } from 'vitest';
import { bindStages } from '../../src/templates/detail/bind-stages';
import type { Stages } from '../../src/engine/site-config.generated';
import { contextIn } from '../engine/binding/sample-context';

const config: Stages = {
  group: { items: 'stages' },
  progress: {
    label: { field: 'state', names: { running: { EN: 'In progress' } } },
    percent: 'percent',
    start: 'from',
    end: 'until',
  },
  bind: { title: 'phase', date: 'date', percent: 'percent', image: 'picture', body: 'text' },
};
const context = contextIn('EN', { state: 'choice' });
const bind = (record: Record<string, unknown>) => bindStages(config, record, context);

test('the bar has a name for its state, a share and the days that are known', () => {
  const record = { state: 'running', percent: '60', from: '2026-09-15', until: 'soon' };
  expect(bind(record).progress).toEqual({
    label: { text: 'In progress' },
    share: { value: 60, text: '60%' },
    start: { day: '2026-09-15', text: '15-09-2026' },
    end: null,
  });
});

test.each([['stopped'], ['constructor'], ['__proto__']])(
  'a state without a name is shown as it is: %s',
  (state) => {
    expect(bind({ state, percent: 1 }).progress?.label?.text).toBe(state);
  },
);

test.each([[140], [-1], ['much'], [null], [undefined], [{}]])(
  'there is no bar for a share of %s',
  (percent) => {
    expect(bind({ percent }).progress).toBeNull();
  },
);

test('stages are in the order of their days, without those that say nothing', () => {
  const stages = [
    { date: '2026-11-01' },
    { picture: 'javascript:0' },
    7,
    { date: '2026-10-01' },
    { text: 'First' },
  ];
  expect(bind({ stages }).stages.map(({ date, body }) => date?.day ?? body?.text)).toEqual([
    'First',
    '2026-10-01',
    '2026-11-01',
  ]);
  expect(bind({ stages: 'none' }).stages).toEqual([]);
});

test('a hundred stages are shown', () => {
  expect(bind({ stages: Array.from({ length: 120 }, () => ({ text: 'x' })) }).stages).toHaveLength(100);
});
