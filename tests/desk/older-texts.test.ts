import { expect, test } from 'vitest';
import {
  changedTexts,
  olderTexts,
  reviewOf,
  type TextReview,
} from '../../src/desk/server/content/translations/older-texts';

const places = { fields: ['title'], codes: ['GU', 'HI', 'EN'] };
const title = { GU: 'પાણી', HI: 'पानी', EN: 'Water' };
const older = (before: unknown, after: unknown, reviews: readonly TextReview[] = []) =>
  olderTexts({ published: { title: before }, record: { title: after } }, places, reviews).map(
    ({ language, than }) => `${language} < ${than}`,
  );

test.each([
  ['nothing is changed', title, title, []],
  ['one language is changed', title, { ...title, GU: 'નળ' }, ['HI < GU', 'EN < GU']],
  ['two languages are changed', title, { ...title, GU: 'નળ', EN: 'Tap' }, ['HI < GU']],
  ['a missing translation is added', { GU: 'પાણી', EN: 'Water' }, title, []],
  ['a text is removed', title, { GU: 'પાણી', HI: 'पानी' }, []],
  ['another language is missing', { GU: 'પાણી' }, { GU: 'નળ' }, []],
  ['a text is the same in all languages', 'OTP', 'PIN', []],
  [
    'a text that was the same is translated',
    'OTP',
    { GU: 'ઓટીપી', HI: 'OTP', EN: 'OTP' },
    ['HI < GU', 'EN < GU'],
  ],
])('texts are older than others when %s', (_, before, after, expected) => {
  expect(older(before, after)).toEqual(expected);
});

test('a published text stays older until it is changed or still right, and is asked for again after the next change', () => {
  const changed = { ...title, GU: 'નળ' };
  const review = (than: string) =>
    reviewOf('n-1', { title: changed }, { field: 'title', language: 'HI', than }, places.codes);
  expect(older(changed, changed, [review('GU')])).toEqual(['HI < GU']);
  expect(older(changed, { ...changed, HI: 'नल' }, [review('GU')])).toEqual(['GU < HI', 'EN < HI']);
  expect(older(title, changed, [review('')])).toEqual(['EN < GU']);
  expect(older(changed, { ...changed, EN: 'Tap' }, [review('')])).toEqual(['GU < EN', 'HI < EN']);
});

test('a text that is changed or added is older than none', () => {
  const record = { title: { GU: 'નળ', HI: 'पानी', EN: 'Water' } };
  expect(changedTexts({ published: { title: { GU: 'પાણી', HI: 'पानी' } }, record }, places)).toEqual([
    { field: 'title', language: 'GU' },
    { field: 'title', language: 'EN' },
  ]);
});
