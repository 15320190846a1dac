const text = (value: string): string => JSON.stringify(value);
const nested = (open: string, close: string, depth: number): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

const svg = (content: string): string =>
  text(
    `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`).toString('base64')}`,
  );

const laughs = [
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">',
  '<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]>',
  '<svg xmlns="http://www.w3.org/2000/svg"><text>&d;&d;&d;&d;</text></svg>',
].join('');

/** Values that a council's records may hold by malice or mistake, as JSON text, by what they are. */
export const hostileValues: Readonly<Record<string, string>> = {
  // Markup
  'a script element': text('<script>alert(1)</script>'),
  'the end of a script element': text('</script><script>alert(1)</script>'),
  'the start of a comment in a script': text('<!--<script>'),
  'an image with an error handler': text('<img src=x onerror=alert(1)>'),
  'an attribute that ends early': text('" onmouseover="alert(1)" x="'),
  'an attribute that ends early, in single quotes': text("' onfocus='alert(1)' autofocus='"),
  'the end of the main element': text('</main></div></body></html>'),
  'the end of a style element': text('</style><script>alert(1)</script>'),
  'the end of a title': text('</title><script>alert(1)</script>'),
  'a base element': text('<base href="https://evil.example/">'),
  'a refresh': text('<meta http-equiv="refresh" content="0;url=https://evil.example/">'),
  'an inline frame': text('<iframe srcdoc="<script>alert(1)</script>"></iframe>'),
  'markup as entities': text('&lt;script&gt;alert(1)&lt;/script&gt;'),
  'an expression of a template': text('{{constructor.constructor("alert(1)")()}}${alert(1)}'),
  'a message with arguments': text('{count, plural, one {#} other {#}} <b>{x}</b>'),
  'a line separator': text('a\u2028b\u2029c'),
  // URLs
  'a javascript URL': text('javascript:alert(1)'),
  'a javascript URL with capitals and a tab': text('\u0001 JaVa\tScRiPt:alert(1)'),
  'a javascript URL with a line break': text('java\nscript:alert(1)'),
  'a vbscript URL': text('vbscript:msgbox(1)'),
  'a data URL of HTML': text('data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='),
  'a data URL of a script': text('data:text/javascript,alert(1)'),
  'a file URL': text('file:///etc/passwd'),
  'a blob URL': text('blob:https://evil.example/1'),
  'a URL without a scheme': text('//evil.example/x.js'),
  'a URL with a password': text('https://user:secret@evil.example/'),
  'a path out of the folder': text('../../../../etc/passwd'),
  'a URL that cannot be decoded': text('https://evil.example/%E0%A4%A'),
  'a URL without a host': text('https://'),
  'a host with a semicolon': text("https://a;script-src 'unsafe-inline' *;/embed"),
  'a host with a comma': text('https://a,default-src *,/embed'),
  'a host with a star': text('https://*/embed'),
  'a host with a star as a label': text('https://*.example/embed'),
  'a host with quotes': text(`https://a"'b.example/embed`),
  'a header in a URL': text('https://a.example/\r\nContent-Security-Policy: default-src *'),
  // Text
  'overrides of the text direction': text('\u202Eabc\u202D\u2066def\u2067'),
  'a lone high surrogate': '"a\\ud800b"',
  'a lone low surrogate': '"\\udc00"',
  'reversed surrogates': '"\\udc00\\ud800"',
  'a null character': text('a\u0000b'),
  'control characters': text('\u0001\u0007\b\f\u000e\u001b[31m\u007f\u0085'),
  'noncharacters and a byte order mark': text('\uFEFF\uFFFE\uFFFF'),
  '10,000 combining marks': text(`a${'\u0301'.repeat(10_000)}`),
  '10,000 joined emoji': text('\u{1F468}\u200D'.repeat(10_000)),
  '1,000,000 characters': text('a'.repeat(1_000_000)),
  '200,000 Gujarati letters': text('\u0A95\u0ABF'.repeat(100_000)),
  '60,000 digits and a letter': text(`${'1'.repeat(60_000)}x`),
  '60,000 spaces and a letter': text(`${' '.repeat(60_000)}x`),
  '60,000 slashes': text('/'.repeat(60_000)),
  'an empty string': text(''),
  'only spaces': text(' \t\n\u00a0\u200b'),
  // Types and numbers
  NaN: text('NaN'),
  Infinity: text('-Infinity'),
  'a number beyond all numbers': '1e999',
  'a number with 400 digits': '9'.repeat(400),
  'a number below zero': '-1',
  null: 'null',
  true: 'true',
  'a list': '[1,"a",null]',
  'an object': '{"a":1}',
  'an object with functions by name': '{"toString":1,"valueOf":null,"then":"x","toJSON":2}',
  'an object with a prototype':
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  'the name of the prototype': text('__proto__'),
  '60 nested lists': nested('[', ']', 60),
  '20,000 nested lists': nested('[', ']', 20_000),
  '20,000 nested objects': nested('{"a":', '}', 20_000),
  '100,000 empty lists': `[${'[],'.repeat(99_999)}[]]`,
  // Dates
  'a date that does not exist': text('31-02-2026'),
  'a year that is too large': text('+999999-13-45T99:99:99Z'),
  // Pictures
  'an SVG with a script': svg('<script>alert(1)</script>'),
  'an SVG with costly filters': svg(
    '<filter id="f"><feTurbulence numOctaves="10000"/><feGaussianBlur stdDeviation="1000"/></filter><rect width="20000" height="20000" filter="url(#f)"/>',
  ),
  'an SVG with a million entities': text(
    `data:image/svg+xml;base64,${Buffer.from(laughs).toString('base64')}`,
  ),
  'a picture that is cut off': text('iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB'),
  'half a megabyte of wrong base64': text(`data:image/png;base64,${'!A='.repeat(170_000)}`),
};
