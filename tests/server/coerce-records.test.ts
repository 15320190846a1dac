import { describe, expect, it } from 'vitest';
import { recordCoercers } from '../../src/server/council/coerce-records';
import { sampleSite } from './sample-site';

const site = await sampleSite();
const coercers = recordCoercers(site);

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
    ['donator', 'amount', '₹ 1,25,000/-', 125000],
    ['donator', 'amount', '૧,૨૫,૦૦૦', 125000],
    ['donator', 'details', '<p>એક</p><p>બે &amp; ત્રણ</p>', 'એક\n\nબે & ત્રણ'],
    ['notice', 'title', '&#39;x&#39;', "'x'"],
    ['notice', 'link', 'N/A', null],
    ['news', 'newsDate', '0001-01-01T00:00:00', null],
    ['news', 'newsDate', '2026-02-28T18:30:00Z', '2026-03-01'],
    ['news', 'newsDate', '9999-12-31', null],
    ['member', 'imageBase64', 'string', null],
    ['emergency-number', 'number', 108, '108'],
    ['council-detail', 'emailId', ' a@example.in\u200B', 'a@example.in'],
  ])('%s.%s: %o becomes %o', (entity, field, value, expected) => {
    expect(coerce(entity, { [field]: value })).toMatchObject({
      records: [{ [field]: expected }],
      leftOut: 0,
    });
  });

  it('that the entity does not have is dropped', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"name":"x"},"constructor":1,"toString":2}');
    expect(coerce('donator', hostile)).toMatchObject({ records: [{}], leftOut: 0 });
    expect(coerce('donator', hostile)?.records[0]?.name).toBeUndefined();
  });

  it('of an entity without types holds scalars only', () => {
    const schema = { title: 'Free', properties: { value: {} } };
    const meaning = { type: null, properties: {}, links: {}, lists: {} };
    const free = { name: 'free', schema, fields: { value: { kind: 'text' } }, meaning } as const;
    const records = recordCoercers({ ...site, entities: { free } }).get('free')?.(
      [{ value: [[]] }, { value: 1 }],
      null,
    ).records;
    expect(records).toEqual([{ value: null }, { value: 1 }]);
  });

  it.each([
    ['donator', 'amount'],
    ['donator', 'name'],
    ['donator', 'imageBase64'],
    ['donator', 'id'],
    ['notice', 'link'],
  ])('%s.%s of two million digits and a letter is coerced in linear time', (entity, field) => {
    // Quadratic matching would take hours.
    expect(() => coerce(entity, { [field]: `${'1'.repeat(2_000_000)}x` })).not.toThrow();
  });

  it('with a long text is cut, never inside a surrogate pair', () => {
    const record = coerce('donator', { details: `${'a'.repeat(99_999)}😀` })?.records[0];
    expect(record?.details).toBe('a'.repeat(99_999));
  });
});

describe('a telephone number', () => {
  it('has its parts beside it', () => {
    expect(coerce('emergency-number', { number: '108 (24x7)' })?.records).toEqual([
      { number: '108 (24x7)', 'number:parts': '3:108 7' },
    ]);
  });

  it('cannot bring parts of its own', () => {
    const record = { number: 'ask', 'number:parts': '4:108' };
    expect(coerce('emergency-number', record)?.records).toEqual([{ number: 'ask' }]);
  });
});

describe('a value that cannot be read', () => {
  it.each([
    ['donator', { id: 7, amount: '1.25 લાખ' }, 'amount', '7', '"1.25 લાખ"', 'not a number'],
    ['donator', { name: 12 }, 'name', null, '12', 'of a wrong type'],
    ['donator', { name: { GU: 'x' } }, 'name', null, 'object', 'of a wrong type'],
    ['news', { newsDate: '31-02-2026' }, 'newsDate', null, '"31-02-2026"', 'not a date'],
    [
      'notice',
      { id: 'n1', link: 'Coming soon' },
      'link',
      'n1',
      '"Coming soon"',
      'not an address that can be opened',
    ],
    ['social-account', { id: 2, isVisible: 'maybe' }, 'isVisible', '2', '"maybe"', 'not true or false'],
    [
      'emergency-number',
      { id: 1, number: '23334' },
      'number',
      '1',
      '"23334"',
      'without a number that can be dialled',
    ],
    ['council-detail', { emailId: 'office' }, 'emailId', null, '"office"', 'not an e-mail address'],
    [
      'development-work-group',
      { developmentWorkTrans: 'x' },
      'developmentWorkTrans',
      null,
      '"x"',
      'of a wrong type',
    ],
    [
      'development-work-group',
      { id: 4, developmentWorkTrans: [{ actualExpense: 'TBD' }] },
      'developmentWorkTrans.actualExpense',
      '4',
      '"TBD"',
      'not a number',
    ],
  ])('%s %j is told with its field, record, value and reason', (entity, record, field, id, value, reason) => {
    expect(coerce(entity, record)?.unread).toEqual({ count: 1, examples: [{ field, id, value, reason }] });
  });

  it.each([
    ['donator', { id: 1, amount: null, name: '', details: 'N/A' }],
    ['donator', { amount: 'N/A', imageBase64: 'null' }],
    ['news', { newsDate: '1900-01-01', imageBase64: '-' }],
    ['notice', { link: 'string' }],
  ])('is not what stands for nothing, as in %s %j', (entity, record) => {
    expect(coerce(entity, record)?.unread.count).toBe(0);
  });

  it('is counted, with 100 examples at most and the first 100 characters', () => {
    const records = Array.from({ length: 300 }, () => ({ amount: 'x'.repeat(1000) }));
    const unread = coercers.get('donator')?.(records, null).unread;
    expect(unread?.count).toBe(300);
    expect(unread?.examples).toHaveLength(100);
    expect(unread?.examples[0]?.value).toBe(JSON.stringify('x'.repeat(100)));
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
    expect(coerce('development-work-group', { id: 1, developmentWorkTrans: works })).toMatchObject({
      records: [{ id: 1, developmentWorkTrans: [{ actualExpense: 5 }] }],
      leftOut: 2,
    });
  });

  it.each([null, {}, 'x', 5])('are missing when they are %o', (works) => {
    const coerced = coerce('development-work-group', { developmentWorkTrans: works });
    expect(coerced?.records).toEqual([{ developmentWorkTrans: null }]);
  });
});
