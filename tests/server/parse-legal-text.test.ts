import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseLegalText } from '../../src/server/site/parse-legal-text';
import type { Inline } from '../../src/engine/document/document';

const text = (words: string): Inline => ({ kind: 'text', text: words });

test.each<[string, readonly Inline[]]>([
  ['plain words', [text('plain words')]],
  ['a **b** c', [text('a '), { kind: 'bold', content: [text('b')] }, text(' c')]],
  ['[form](/question)!', [{ kind: 'link', address: '/question', content: [text('form')] }, text('!')]],
  ['at {email}.', [text('at '), { kind: 'placeholder', name: 'email' }, text('.')]],
  ['**[a](/b)**', [{ kind: 'bold', content: [{ kind: 'link', address: '/b', content: [text('a')] }] }]],
  [
    '**{council}:** x',
    [{ kind: 'bold', content: [{ kind: 'placeholder', name: 'council' }, text(':')] }, text(' x')],
  ],
  ['2 * 3 ** 4 [a] (b) {B} {', [text('2 * 3 ** 4 [a] (b) {B} {')]],
  ['<b onclick="x">b</b> &amp;', [text('<b onclick="x">b</b> &amp;')]],
])('%j is read', (markdown, expected) => {
  expect(parseLegalText(markdown)).toEqual([{ kind: 'paragraph', content: expected }]);
});

test('lines that follow each other are one paragraph', () => {
  expect(parseLegalText('one\ntwo\r\n\r\n\nthree')).toEqual([
    { kind: 'paragraph', content: [text('one two')] },
    { kind: 'paragraph', content: [text('three')] },
  ]);
});

test('headings have the anchor they ask for, or their number', () => {
  expect(parseLegalText('## A {#a}\n## B\n### C {#a}\n# D')).toEqual([
    { kind: 'heading', level: 2, anchor: 'a', content: [text('A')] },
    { kind: 'heading', level: 2, anchor: 'section-2', content: [text('B')] },
    { kind: 'heading', level: 3, anchor: 'section-3', content: [text('C')] },
    { kind: 'heading', level: 2, anchor: 'section-4', content: [text('D')] },
  ]);
});

test('an anchor that looks like the number of another heading is not given twice', () => {
  const anchors = parseLegalText('## A {#section-2}\n## B\n## C')?.map(
    (block) => 'anchor' in block && block.anchor,
  );
  expect(anchors).toEqual(['section-2', 'section-3', 'section-4']);
});

test('a list follows its paragraph without an empty line, and its items go on over lines', () => {
  expect(parseLegalText('words\n- one\n  and more\n* two\n1. first\n2) second')).toEqual([
    { kind: 'paragraph', content: [text('words')] },
    { kind: 'list', ordered: false, items: [[text('one and more')], [text('two')]] },
    { kind: 'list', ordered: true, items: [[text('first')], [text('second')]] },
  ]);
});

test.each(['', '\n\n', '##', '- ', '{', '**', '[](', '\u0000'])('%j is no mistake', (markdown) => {
  expect(() => parseLegalText(markdown)).not.toThrow();
});

test('a long line of marks is read as text', () => {
  expect(parseLegalText('**['.repeat(2000))).toHaveLength(1);
});

test.each([
  ['> quoted', '> quoted'],
  ['    indented', 'indented'],
  ['`code` and ![a](/b.png)', '`code` and !a'],
  ['a \\* b', 'a \\* b'],
  ['*soft*', 'soft'],
])('%j has no structure but the text %j', (markdown, plain) => {
  const [block] = parseLegalText(markdown) ?? [];
  expect(block?.kind).toBe('paragraph');
  expect(
    JSON.stringify(block)
      .match(/"text":"[^"]*"/g)
      ?.map((found) => found.slice(8, -1))
      .join(''),
  ).toBe(JSON.stringify(plain).slice(1, -1));
});

const stairs = (levels: number, mark: string) =>
  Array.from({ length: levels }, (_, level) => `${' '.repeat(level * (mark.length + 1))}${mark} a`).join(
    '\n',
  );

test.each<[string, string]>([
  ['marks of lists on one line', '- '.repeat(11) + 'a'],
  ['thousands of marks on a line', '1. '.repeat(5000)],
  ['a list of eleven levels', stairs(11, '-')],
  ['a numbered list of eleven levels', stairs(11, '1)')],
  ['levels of lists with CRLF', `a\r\n${stairs(200, '+').replaceAll('\n', '\r\n')}`],
  ['many short lists with levels', ('- '.repeat(6) + 'a\n').repeat(15_000)],
  ['a list of thousands of items', '* a\n'.repeat(1001)],
  ['thousands of paragraphs', 'a\n\n'.repeat(60_000)],
  ['a long line', 'a'.repeat(200_001)],
])('%s are beyond the limits and not parsed', (_what, markdown) => {
  expect(parseLegalText(markdown)).toBeNull();
});

test.each<[string, string]>([
  ['ten levels', stairs(10, '-')],
  ['thousand items', '* a\n'.repeat(1000)],
  ['two thousand lines that begin at the left again', 'a\n\n- b\n\n  c\n'.repeat(200)],
  ['a long line of Gujarati', 'ગા'.repeat(100_000)],
  ['a long indented line', `${' '.repeat(150_000)}a`],
  ['signs of quotes and brackets', '> ['.repeat(900)],
  ['numbers with points within words', '1.2.3.4.5.6.7.8.9.10.11.12.13 is a version'],
])('%s are within the limits', (_what, markdown) => {
  expect(parseLegalText(markdown)).not.toBeNull();
});

test('the items of a list inside a list follow the item they belong to', () => {
  expect(parseLegalText('- one\n  - inner\n- two')).toEqual([
    { kind: 'list', ordered: false, items: [[text('one')], [text('inner')], [text('two')]] },
  ]);
});

test.each(readdirSync('content/legal'))('nothing of %s is left unread', (file) => {
  const words = JSON.stringify(parseLegalText(readFileSync(`content/legal/${file}`, 'utf8')));
  expect(words).not.toMatch(/\*\*|\]\(|\{#|"text":"(?:[^"]*\\n)?(?:- |#)/);
});
