import { expect, test } from 'vitest';
import { readEnvelope } from '../../src/engine/source/envelope';

test('an envelope holds records (B3.2.1)', () => {
  expect(readEnvelope({ status: true, data: [{ id: 1 }] })).toEqual({ records: [{ id: 1 }], missing: false });
  expect(readEnvelope({ data: [] })).toEqual({ records: [], missing: false });
});

test.each([{ data: null }, {}, { status: true, data: null }])('%j holds no data (B3.2.3)', (envelope) => {
  expect(readEnvelope(envelope)).toEqual({ records: [], missing: true });
});

test('entries that are not records are dropped', () => {
  expect(readEnvelope({ data: [null, 7, 'x', [1], { id: 1 }] }).records).toEqual([{ id: 1 }]);
});

test('a failed call throws its message (B3.2.2)', () => {
  expect(() => readEnvelope({ status: false, message: 'Database down' })).toThrow('Database down');
  expect(() => readEnvelope({ status: false, message: { code: 1 }, data: [] })).toThrow('The call failed.');
});

test.each([null, 'html', [], { data: {} }, { data: 'x' }, { status: 'no', data: [] }])(
  '%j is not an envelope',
  (value) => {
    expect(() => readEnvelope(value)).toThrow('The answer is no list of records.');
  },
);
