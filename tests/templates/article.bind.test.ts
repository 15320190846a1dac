import { expect, test } from 'vitest';
import { bindArticle, bindPlaceholders, textOfInlines, linkTargetOf } from '../../src/templates/article/bind';
import type { Block } from '../../src/engine/document/document';
import { storyDocuments } from '../../stories/harness/story-documents';
import { contextIn, type Code } from '../engine/binding/sample-context';

/** The text of a legal document of the sample village. */
function textOf(name: string, code: Code): readonly Block[] {
  const address = contextIn(code).site.documents[name] ?? '';
  return storyDocuments()[address] ?? [];
}

const council = { name: 'Motipura', taluka: 'Dhanpura', district: null, emailId: 'office@motipura.example' };

test.each<[Code, string]>([
  ['EN', 'January 10, 2025'],
  ['HI', '10 जनवरी 2025'],
])('in %s a document was last changed on %s', (code, text) => {
  const article = bindArticle({ template: 'article', document: 'privacy' }, [], contextIn(code));
  expect(article.updated).toEqual({ day: '2025-01-10', text });
});

test.each<Code>(['GU', 'HI', 'EN'])('the privacy notice has twelve chapters in %s', (code) => {
  const section = { template: 'article', document: 'privacy', contents: true } as const;
  const { contents } = bindArticle(section, textOf('privacy', code), contextIn(code));
  expect(contents).toHaveLength(12);
  expect(new Set(contents.map(({ anchor }) => anchor)).size).toBe(12);
});

test('a document has no table of contents unless asked for', () => {
  const section = { template: 'article', document: 'terms' } as const;
  expect(bindArticle(section, textOf('terms', 'EN'), contextIn('EN')).contents).toEqual([]);
});

test('placeholders are replaced by the council detail, and its e-mail address is a link', () => {
  expect(Object.fromEntries(bindPlaceholders(council, contextIn('EN')))).toEqual({
    council: { words: { text: 'Motipura Gram Panchayat' }, address: null },
    taluka: { words: { text: 'Dhanpura' }, address: null },
    district: { words: { text: 'N/A' }, address: null },
    email: { words: { text: 'office@motipura.example' }, address: 'mailto:office@motipura.example' },
  });
});

test('the display name replaces the council name until it is loaded', () => {
  const placeholders = bindPlaceholders(null, contextIn('HI'));
  expect(placeholders.get('council')?.words.text).toBe('मोतीपुरा ग्राम पंचायत');
  expect(placeholders.get('email')?.address).toBeNull();
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
  expect(linkTargetOf(address, contextIn('EN'))).toEqual(target);
});

test('plain text has the words of bold, links and placeholders', () => {
  const placeholders = bindPlaceholders(council, contextIn('EN'));
  const content = [
    { kind: 'bold', content: [{ kind: 'text', text: 'Write' }] },
    { kind: 'text', text: ' to ' },
    { kind: 'link', address: '/contactus', content: [{ kind: 'placeholder', name: 'council' }] },
    { kind: 'placeholder', name: 'constructor' },
  ] as const;
  expect(textOfInlines(content, placeholders)).toBe('Write to Motipura Gram Panchayat{constructor}');
});
