import { describe, expect, it } from 'vitest';
import { recordCoercers } from '../../server/council/coerce-records';
import { sampleSite } from './sample-site';

const coercers = recordCoercers((await sampleSite()).entities);

function coerce(entity: string, record: unknown) {
  return coercers.get(entity)?.([record], null);
}

describe('a field', () => {
  it.each([
    ['donator', 'amount', '2500.50', 2500.5],
    ['donator', 'amount', ' 12 ', 12],
    ['donator', 'amount', '1,23,456.50', 123456.5],
    ['donator', 'amount', '5,000', 5000],
    ['donator', 'amount', '5,00', null],
    ['donator', 'amount', '', null],
    ['donator', 'amount', '12 lakh', null],
    ['donator', 'amount', true, null],
    ['donator', 'amount', Infinity, null],
    ['donator', 'name', 'A', 'A'],
    ['donator', 'name', '12', '12'],
    ['donator', 'name', '', ''],
    ['donator', 'name', 12, null],
    ['donator', 'name', { GU: 'x' }, null],
    ['donator', 'id', 'd1', 'd1'],
    ['donator', 'id', 4, 4],
    ['donator', 'id', [4], null],
    ['social-account', 'isVisible', 'true', true],
    ['social-account', 'isVisible', 'False', false],
    ['social-account', 'isVisible', 'yes', null],
    ['social-account', 'isVisible', 1, null],
    ['download-link', 'category', '2', 2],
    ['download-link', 'category', 3, null],
    ['download-link', 'category', 1.5, null],
    ['village-history', 'sequenceNo', '10', 10],
    ['donator', 'name', 'a\ud800b', 'ab'],
    ['donator', 'name', 'a\u0000\u001b\u202eb\tc\r\nd', 'ab c\nd'],
    ['donator', 'name', 'ક્\u200dષ', 'ક્\u200dષ'],
    ['donator', 'id', 'a\ud800', null],
    ['donator', 'id', 'a\u0000', null],
    ['donator', 'id', 'a/b %', 'a/b %'],
    ['donator', 'id', 'x'.repeat(201), null],
    ['notice', 'link', 'https://a.example/\ud800', null],
  ])('%s.%s: %o becomes %o', (entity, field, value, expected) => {
    expect(coerce(entity, { [field]: value })).toEqual({ records: [{ [field]: expected }], leftOut: 0 });
  });

  it('that the entity does not have is dropped', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"name":"x"},"constructor":1,"toString":2}');
    expect(coerce('donator', hostile)).toEqual({ records: [{}], leftOut: 0 });
    expect(coerce('donator', hostile)?.records[0]?.name).toBeUndefined();
  });

  it('of an entity without types holds scalars only', () => {
    const schema = { title: 'Free', properties: { value: {} } };
    const meaning = { type: null, properties: {}, links: {}, lists: {} };
    const free = { name: 'free', schema, fields: { value: { kind: 'text' } }, meaning } as const;
    const records = recordCoercers({ free }).get('free')?.([{ value: [[]] }, { value: 1 }], null).records;
    expect(records).toEqual([{ value: null }, { value: 1 }]);
  });

  it.each([
    ['donator', 'amount'],
    ['donator', 'name'],
    ['donator', 'imageBase64'],
    ['donator', 'id'],
    ['notice', 'link'],
  ])('%s.%s of two million digits and a letter is coerced in linear time', (entity, field) => {
    const start = performance.now();
    coerce(entity, { [field]: `${'1'.repeat(2_000_000)}x` });
    // Quadratic matching would take hours.
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('with a long text is cut, never inside a surrogate pair', () => {
    const record = coerce('donator', { details: `${'a'.repeat(99_999)}😀` })?.records[0];
    expect(record?.details).toBe('a'.repeat(99_999));
  });
});

describe('nested records', () => {
  it('are left out and counted after the first 5,000', () => {
    const works = Array.from({ length: 5_002 }, () => ({}));
    const coerced = coerce('development-work-group', { developmentWorkTrans: works });
    expect(coerced?.leftOut).toBe(2);
  });

  it('are coerced and counted in the same way', () => {
    const works = [{ actualExpense: '5', extra: 1 }, null, 'x'];
    expect(coerce('development-work-group', { id: 1, developmentWorkTrans: works })).toEqual({
      records: [{ id: 1, developmentWorkTrans: [{ actualExpense: 5 }] }],
      leftOut: 2,
    });
  });

  it.each([null, {}, 'x', 5])('are missing when they are %o', (works) => {
    const coerced = coerce('development-work-group', { developmentWorkTrans: works });
    expect(coerced?.records).toEqual([{ developmentWorkTrans: null }]);
  });
});
