import { expect, test } from 'vitest';
import { visibleText } from '../../server/page/visible-text';

const words = (html: string) =>
  visibleText(`<html><head><title>Title</title></head><body>${html}`).match(/\S+/g);

test.each([
  ['<p class="a">One <b>two</b></p><p>three</p>', ['One', 'two', 'three']],
  ['<script>let a = "x"</script><style>p{}</style><template><i>later</i></template>end', ['end']],
  [
    '<input placeholder="Your name" value="Asha"><img alt="A tree" src="a.png">',
    ['Your', 'name', 'Asha', 'A', 'tree'],
  ],
  ['a &lt; b &amp;amp; &quot;c&quot; d&#x27;e', ['a', '<', 'b', '&amp;', '"c"', "d'e"]],
  ['<a title="a &gt; b" href="/x">link</a>', ['link']],
])('of %s', (html, expected) => {
  expect(words(html)).toEqual([...expected, '-', '…']);
});

test('numbered lists have digits', () => {
  expect(words('<ol><li>One</li></ol>')).toEqual(['One', '-', '…', '0123456789.']);
});
