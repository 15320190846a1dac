import { expect, test } from 'vitest';
import { bindArticle, bindFillings, plainText, targetOf } from '../../src/templates/article/bind';
import { contextIn, type Code } from '../binding/sample-context';

const council = { name: 'Motipura', taluka: 'Dhanpura', district: null, emailId: 'office@motipura.example' };

test.each<[Code, string]>([
  ['EN', 'January 10, 2025'],
  ['HI', '10 जनवरी 2025'],
])('in %s a document was last changed on %s', (code, text) => {
  const article = bindArticle({ template: 'article', document: 'privacy' }, contextIn(code));
  expect(article?.updated).toEqual({ day: '2025-01-10', text });
});

test.each<Code>(['GU', 'HI', 'EN'])('the privacy notice has twelve chapters in %s', (code) => {
  const article = bindArticle({ template: 'article', document: 'privacy', contents: true }, contextIn(code));
  expect(article?.contents).toHaveLength(12);
  expect(new Set(article?.contents.map(({ anchor }) => anchor)).size).toBe(12);
});

test('a document has no table of contents unless asked for', () => {
  expect(bindArticle({ template: 'article', document: 'terms' }, contextIn('EN'))?.contents).toEqual([]);
});

test('a document that the site lacks is none', () => {
  expect(bindArticle({ template: 'article', document: 'nothing' }, contextIn('EN'))).toBeNull();
});

test('placeholders stand for the council, and its e-mail address is a link', () => {
  expect(Object.fromEntries(bindFillings(council, contextIn('EN')))).toEqual({
    council: { words: { text: 'Motipura Gram Panchayat' }, address: null },
    taluka: { words: { text: 'Dhanpura' }, address: null },
    district: { words: { text: 'N/A' }, address: null },
    email: { words: { text: 'office@motipura.example' }, address: 'mailto:office@motipura.example' },
  });
});

test('before the council is known its display name stands in', () => {
  const fillings = bindFillings(null, contextIn('HI'));
  expect(fillings.get('council')?.words.text).toBe('मोतीपुरा ग्राम पंचायत');
  expect(fillings.get('email')?.address).toBeNull();
});

test.each([
  ['/question', { kind: 'page', path: '/question', anchor: '' }],
  ['/privacypolicy#cookies', { kind: 'page', path: '/privacypolicy', anchor: '#cookies' }],
  ['/documents/x.pdf', { kind: 'outside', address: '/documents/x.pdf' }],
  ['https://www.example.in/', { kind: 'outside', address: 'https://www.example.in/' }],
  ['#cookies', { kind: 'here', address: '#cookies' }],
  ['mailto:a@example.in', { kind: 'here', address: 'mailto:a@example.in' }],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['question', null],
])('%s leads to %j', (address, target) => {
  expect(targetOf(address, contextIn('EN'))).toEqual(target);
});

test('plain text has the words of bold, links and placeholders', () => {
  const fillings = bindFillings(council, contextIn('EN'));
  const content = [
    { kind: 'bold', content: [{ kind: 'text', text: 'Write' }] },
    { kind: 'text', text: ' to ' },
    { kind: 'link', address: '/contactus', content: [{ kind: 'placeholder', name: 'council' }] },
    { kind: 'placeholder', name: 'constructor' },
  ] as const;
  expect(plainText(content, fillings)).toBe('Write to Motipura Gram Panchayat{constructor}');
});
