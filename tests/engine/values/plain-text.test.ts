import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/engine/values/plain-text';

describe('HTML', () => {
  test.each([
    ['<p>ગામનો ઇતિહાસ</p><p>બીજો ફકરો</p>', 'ગામનો ઇતિહાસ\n\nબીજો ફકરો'],
    ['<p>One</p>\n\n<p>&nbsp;</p>\n<p>Two</p>', 'One\n\nTwo'],
    ['<p>…</p>&nbsp;', '…'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['<div>एक</div><div>दो</div>', 'एक\n\nदो'],
    ['<p><strong>Bold</strong> and <em>italic</em></p>', 'Bold and italic'],
    ['<ul><li>એક</li><li>બે</li></ul>', '• એક\n• બે'],
    ['<p>a</p><ol start="3"><li>ત્રણ</li><li><p>ચાર</p></li></ol><p>b</p>', 'a\n\n3. ત્રણ\n4. ચાર\n\nb'],
    ['<ul><li>One<ol><li>Inner</li></ol></li>\n<li>\n<p>Two</p></li></ul>', '• One\n1. Inner\n• Two'],
    ['<h2 class="x">Title</h2>text', 'Title\n\ntext'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['<p>See <a href="https://a.example/">the form</a>.</p>', 'See the form (https://a.example/).'],
    ['<p><a href="https://a.example/">a.example</a></p>', 'a.example'],
    ['<p>x</p><script>alert(1)</script><style>p{}</style>', 'x'],
    ['<p>a &lt; b &amp;&amp; c &#2709;</p>', 'a < b && c ક'],
    ['<p>unclosed <b>text', 'unclosed text'],
    ['&lt;p&gt;escaped &amp;amp; more&lt;/p&gt;', 'escaped & more'],
    ['<p>&lt;p&gt;એક&lt;/p&gt;&lt;p&gt;બે&lt;/p&gt;</p>', 'એક\n\nબે'],
    ['<ol><li>એક</li><li>બે</li></ol>&amp;lt;b&amp;gt;જાડું&amp;lt;/b&amp;gt;', '1. એક\n2. બે\n\nજાડું'],
    ['&lt;b&gt;bold&lt;/b&gt;', 'bold'],
    ['&amp;lt;p&amp;gt;बार-बार&amp;amp;nbsp;escaped&amp;lt;/p&amp;gt;', 'बार-बार escaped'],
    ['<strike>old</strike> <ins>new</ins>', 'old new'],
    ['<![CDATA[<p>ગામ</p>]]>', 'ગામ'],
    ['<!--[if gte mso 9]><xml></xml><![endif]--><p class="MsoNormal">Word<o:p></o:p></p>', 'Word'],
    ['<P STYLE="margin:0">UPPER</P>', 'UPPER'],
  ])('%j is %j', (html, text) => {
    expect(plainText(html)).toEqual({ text, hasMedia: false });
  });

  test.each([
    ['a picture', '<p>a<img src="data:image/png;base64,AAAA">b</p>'],
    ['a video', 'a<video src="a.mp4">no video</video>b'],
    ['a map', '<div>a<iframe src="https://maps.example/embed"></iframe>b</div>'],
  ])('tells that it has %s', (_, html) => {
    expect(plainText(html)).toEqual({ text: 'ab', hasMedia: true });
  });
});

describe('a text with entities', () => {
  test.each([
    ['Tom &amp; Jerry', 'Tom & Jerry'],
    ['&quot;ગામ&quot;&nbsp;પંચાયત', '"ગામ" પંચાયત'],
    ['&#39;x&#39; &#x0A95;', "'x' \u0a95"],
    ['1 &lt; 2', '1 < 2'],
    ['A &amp;amp; B&amp;nbsp;C', 'A & B C'],
  ])('%j is %j', (raw, text) => {
    expect(plainText(raw).text).toBe(text);
  });
});

describe('a text that is neither', () => {
  test.each([
    'R&D and AT&T',
    'a < b > c',
    'x <3 y',
    '<name> <unknown tag>',
    'https://a.example/?a=1&copy=2&lang=GU',
    '<script>alert(1)</script>',
    'line\n\nline',
    '&unknown; &;',
  ])('%j stays as it is', (raw) => {
    expect(plainText(raw).text).toBe(raw);
  });
});

test.each([
  ['paragraphs', '<p>'.repeat(300_000)],
  ['open tags', '<b>'.repeat(300_000)],
  ['half tags', '<p '.repeat(300_000)],
  ['entities', '&amp;'.repeat(200_000)],
  ['half entities', '&a'.repeat(400_000)],
  ['spaces', `${' '.repeat(1_000_000)}<p>`],
])('a million characters of %s are read', (_, text) => {
  expect(() => plainText(text)).not.toThrow();
});
