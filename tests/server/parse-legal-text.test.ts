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
  const anchors = parseLegalText('## A {#section-2}\n## B\n## C').map(
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
  const [block] = parseLegalText(markdown);
  expect(block?.kind).toBe('paragraph');
  expect(
    JSON.stringify(block)
      .match(/"text":"[^"]*"/g)
      ?.map((found) => found.slice(8, -1))
      .join(''),
  ).toBe(JSON.stringify(plain).slice(1, -1));
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
