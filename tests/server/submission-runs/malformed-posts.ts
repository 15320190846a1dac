import { gzipSync } from 'node:zlib';
import { postHeaders } from '../../../src/engine/form/form-post';

/** A post that is no submission, and how it is wrong. */
export interface MalformedPost {
  readonly what: string;
  readonly path: string;
  readonly body: string | Buffer;
  readonly headers: Record<string, string>;
}

const json = { 'Content-Type': 'application/json' };
const question = '/api/Questions/Create';
const complaint = '/api/Complaint/Create';
const right = { name: 'રમેશ', email: 'r@a.in', phone: '98250 12345', question: 'પાણી?', isVisible: true };
const rightComplaint = { name: 'રમેશ', phone: '', address: '', type: 'Other', details: '', isVisible: true };

/** More than 250 malformed posts, the same every time. */
export function malformedPosts(): readonly MalformedPost[] {
  return [
    ...brokenJson(),
    ...wrongShapes(),
    ...wrongValues(),
    ...wrongComplaints(),
    ...wrongHeaders(),
    ...wrongBytes(),
  ];
}

/** JSON that ends too early, at every character. */
function brokenJson(): MalformedPost[] {
  const text = JSON.stringify(right);
  const cut = Array.from(text, (_, at) => of(`cut at ${at}`, text.slice(0, at)));
  const doubled = Array.from('{}[],:"', (character) => of(`begins with ${character}`, `${character}${text}`));
  const numbers = ['NaN', 'Infinity', '0x10', '01', '+1', '.5', '1e', '-'].map((number) =>
    of(`number ${number}`, `{"name":${number}}`),
  );
  return [
    ...cut,
    ...doubled,
    ...numbers,
    of('single quotes', "{'name':'x'}"),
    of('a comment', '{"name":"x"/**/}'),
  ];
}

/** Values that are no object, or have no right to be one. */
function wrongShapes(): MalformedPost[] {
  const values = ['null', 'true', '0', '-1.5', '""', '[]', '[{"name":"x"}]', '{}', '[[]]'];
  const deep = [10, 1000, 30_000].flatMap((depth) =>
    ['[', '{"name":'].map((open) => open.repeat(depth).slice(0, 60_000)),
  );
  const nested = [10, 1000, 15_000].map((depth) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  const prototypes = ['{"__proto__":{"name":"x"}}', '{"constructor":{"prototype":{"name":"x"}},"name":"x"}'];
  return [...values, ...deep, ...nested, ...prototypes].map((text) => of(text.slice(0, 40), text));
}

const wrongTypes: readonly unknown[] = [0, 98250, true, false, [], ['x'], {}, { name: 'x' }, [null]];
const extraKeys = ['lang', '_key', 'NAME', 'name ', 'toString', 'constructor', '', '0', '$where', 'name[]'];

/** Questions with one thing wrong. */
function wrongValues(): MalformedPost[] {
  const types = Object.keys(right)
    .filter((field) => field !== 'isVisible')
    .flatMap((field) => wrongTypes.map((value) => changed(right, { [field]: value })));
  const constants = [false, 'true', 1, 'x', [], {}, ''].map((isVisible) => changed(right, { isVisible }));
  const extra = extraKeys.map((key) => changed(right, { [key]: 'x' }));
  const empty = ['', ' ', '\n', '\t\r\n', '\u0000', '\u00a0', '\ufeff', '\u2028', '\ud800', null].map(
    (name) => changed(right, { name }),
  );
  const emails = ['x', '@', 'x@', '@x', 'a b@c', 'a@b@c', 'a@ b'].map((email) => changed(right, { email }));
  const phones = ['x', '12', '+', '1-2', 'call me', '<script>', '98250x12345', '१२'].map((phone) =>
    changed(right, { phone }),
  );
  const long = { name: 200, email: 254, phone: 30, question: 5000 };
  const tooLong = Object.entries(long).map(([field, most]) =>
    changed(right, { [field]: field === 'email' ? `${'a'.repeat(most)}@b` : '9'.repeat(most + 1) }),
  );
  return [...types, ...constants, ...extra, ...empty, ...emails, ...phones, ...tooLong].map((value) =>
    ofValue(question, value),
  );
}

function wrongComplaints(): MalformedPost[] {
  const types = ['', 'light', 'Otherr', 'Other,Other', '<b>Other</b>', 'અન્ય અન્ય', ...wrongTypes, null];
  return types.map((type) => ofValue(complaint, changed(rightComplaint, { type })));
}

function wrongHeaders(): MalformedPost[] {
  const text = JSON.stringify(right);
  const media = ['text/plain', 'application/x-www-form-urlencoded', '*/*', 'application/jsonx', ';', '/'];
  const keys = ['short', 'with space in it', 'a'.repeat(101), 'quote"quote"', 'semi;colon;s', "' or 1=1 --"];
  const origins = ['https://evil.example', 'http://www.motipura.example', 'null', 'file://', 'nonsense'];
  return [
    ...media.map((type) => of(type, text, { 'Content-Type': type })),
    of('no content type', text, {}),
    ...keys.map((key) => of(key, text, { ...json, [postHeaders.key]: key })),
    ...origins.map((Origin) => of(Origin, text, { ...json, Origin })),
    of('another site’s page', text, { ...json, Referer: 'https://evil.example/page' }),
    of('cross-site', text, { ...json, 'Sec-Fetch-Site': 'cross-site' }),
  ];
}

function wrongBytes(): MalformedPost[] {
  const text = JSON.stringify(right);
  const bytes = [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xe0, 0xaa]];
  const invalid = bytes.map((wrong) =>
    Buffer.concat([Buffer.from('{"name":"'), Buffer.from(wrong), Buffer.from('"}')]),
  );
  const tooMuch = [65_537, 100_000, 1_000_000].map((length) =>
    of(`${length} bytes`, `{"name":"${'x'.repeat(length)}"}`),
  );
  return [
    ...invalid.map((body) => of('invalid UTF-8', body)),
    of('UTF-16', Buffer.from(text, 'utf16le')),
    of('gzip', gzipSync(text), { ...json, 'Content-Encoding': 'gzip' }),
    of('nothing', '', {}),
    ...tooMuch,
  ];
}

function changed(value: Readonly<Record<string, unknown>>, change: Readonly<Record<string, unknown>>) {
  return { ...value, ...change };
}

function ofValue(path: string, value: unknown): MalformedPost {
  const body = JSON.stringify(value);
  return { what: body.slice(0, 120), path, body, headers: json };
}

function of(what: string, body: string | Buffer, headers: Record<string, string> = json): MalformedPost {
  return { what, path: question, body, headers };
}
