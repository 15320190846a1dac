import { describe, expect, test } from 'vitest';
import { formValues } from '../../src/engine/form/form-post';
import { formChecker } from '../../src/engine/form/form-schema';
import { siteTexts } from '../../src/server/submissions/site-texts';
import { complaint, question, submissionSite } from './submission-site';

const { all } = siteTexts(submissionSite);
const today = () => '2026-11-20';
const check = formChecker(question, { textsOf: all, today });
const checkComplaint = formChecker(complaint, { textsOf: all, today });
const empty = { email: '', phone: '', question: '', isVisible: true };

describe('what is sent', () => {
  test.each([
    ['has every key, empty ones too, and the constants', { name: 'રમેશ' }, { name: 'રમેશ', ...empty }],
    ['may carry the constants', { name: 'x', isVisible: true }, { name: 'x', ...empty }],
    ['takes null for nothing', { name: 'x', email: null }, { name: 'x', ...empty }],
    ['has no space around it', { name: '  x \n' }, { name: 'x', ...empty }],
    ['has one line in a field of one line', { name: 'a\r\nb\tc' }, { name: 'a b c', ...empty }],
    [
      'keeps the breaks of a long text',
      { name: 'x', question: 'a\r\nb\rc\u2028d' },
      { name: 'x', ...empty, question: 'a\nb\nc\nd' },
    ],
    ['loses control characters', { name: 'a\u0000\u0007\u009fb\u202e\ud800' }, { name: 'ab', ...empty }],
    [
      'may be as long as is said, in characters',
      { name: '😀'.repeat(200) },
      { name: '😀'.repeat(200), ...empty },
    ],
    ['keeps the joiners of Indian scripts', { name: 'ક્\u200dષ' }, { name: 'ક્\u200dષ', ...empty }],
    [
      'takes any e-mail shape',
      { name: 'x', email: 'નામ@ગામ.ભારત' },
      { name: 'x', ...empty, email: 'નામ@ગામ.ભારત' },
    ],
    [
      'takes Gujarati digits',
      { name: 'x', phone: '+૯૧ (૯૮)-૨૫' },
      { name: 'x', ...empty, phone: '+૯૧ (૯૮)-૨૫' },
    ],
    ['takes Devanagari digits', { name: 'x', phone: '१००' }, { name: 'x', ...empty, phone: '१००' }],
  ])('%s', (_, typed, body) => expect(check(typed)).toEqual({ ok: true, body }));

  test('has its keys in the order of section 7.5', () => {
    const result = check({ question: 'q', name: 'x' });
    expect(result.ok && Object.keys(result.body)).toEqual([
      'name',
      'email',
      'phone',
      'question',
      'isVisible',
    ]);
  });

  test.each(['Street Light', 'સ્ટ્રીટ લાઇટ', 'अन्य'])('has the option as it was read: %s', (type) =>
    expect(checkComplaint({ name: 'x', type })).toMatchObject({ ok: true, body: { type } }),
  );
});

describe('what is refused', () => {
  test.each([
    ['a missing name', {}, { field: 'name', kind: 'required' }],
    ['a blank name', { name: ' \u00a0\u0000' }, { field: 'name', kind: 'required' }],
    ['a wrong e-mail address', { name: 'x', email: 'a b@c' }, { field: 'email', kind: 'email' }],
    ['a telephone number of letters', { name: 'x', phone: 'call' }, { field: 'phone', kind: 'telephone' }],
    ['a telephone number of two digits', { name: 'x', phone: '12' }, { field: 'phone', kind: 'telephone' }],
    ['too much', { name: 'અ'.repeat(201) }, { field: 'name', kind: 'too-long', max: 200 }],
    [
      'too much, counted in characters',
      { name: '😀'.repeat(201) },
      { field: 'name', kind: 'too-long', max: 200 },
    ],
    ['a field that the form does not have', { name: 'x', lang: 'GU' }, { field: 'lang', kind: 'unknown' }],
    ['what is no text', { name: 7 }, { field: 'name', kind: 'unknown' }],
    [
      'another value than the constant',
      { name: 'x', isVisible: false },
      { field: 'isVisible', kind: 'choice' },
    ],
    ['what is no object', ['x'], { field: '', kind: 'unknown' }],
  ])('%s', (_, typed, problem) => expect(check(typed)).toEqual({ ok: false, problems: [problem] }));

  test('an option that the select does not have', () =>
    expect(checkComplaint({ name: 'x', type: 'light' })).toMatchObject({
      problems: [{ field: 'type', kind: 'choice' }],
    }));

  test('no option of a required select', () =>
    expect(checkComplaint({ name: 'x', type: '' })).toMatchObject({
      problems: [{ field: 'type', kind: 'required' }],
    }));

  test('one error per field is reported, in the order of the form', () =>
    expect(check({ phone: 'x'.repeat(99), email: 'x' })).toEqual({
      ok: false,
      problems: [
        { field: 'name', kind: 'required' },
        { field: 'email', kind: 'email' },
        { field: 'phone', kind: 'telephone' },
      ],
    }));
});

test('the values of a form element are without hidden fields and files', () => {
  const data = new FormData();
  data.set('name', 'x');
  data.set('_key', 'k');
  data.set('photo', new Blob(['x']));
  expect(formValues(data)).toEqual({ name: 'x' });
});
