import { expect, it } from 'vitest';
import { submissionKey } from '../../src/engine/form/submission-key';

const body = { name: 'રમેશ', details: 'સ્ટ્રીટ લાઇટ બંધ છે.', isVisible: true };
const id = '0123456789abcdef0123456789abcdef';

it('is the same for the same text of one filling-in', () => {
  expect(submissionKey(id, { ...body })).toBe(submissionKey(id, body));
});

it('is another one as soon as a letter is changed', () => {
  expect(submissionKey(id, { ...body, details: 'સ્ટ્રીટ લાઇટ બંધ છે' })).not.toBe(submissionKey(id, body));
});

it('is another one for another filling-in', () => {
  expect(submissionKey('another-one', body)).not.toBe(submissionKey(id, body));
});

it('has a shape that the server takes', () => {
  expect(submissionKey(id, body)).toMatch(/^[\w.~-]{8,100}$/);
});
