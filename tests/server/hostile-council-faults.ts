import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

/** Answers a request badly; `sound` is the body of the right answer. */
export type Fault = (response: ServerResponse, sound: string, request: IncomingMessage) => void;

type Headers = Readonly<Record<string, string | number>>;

const json: Headers = { 'content-type': 'application/json' };

/** Answers with a body. */
const body =
  (content: string | Buffer, headers: Headers = {}, status = 200): Fault =>
  (response) => {
    response.writeHead(status, { ...json, ...headers }).end(content);
  };

/** Answers with a body computed from the sound one. */
const changed =
  (change: (sound: string) => string | Buffer, headers: Headers = {}, status = 200): Fault =>
  (response, sound) => {
    response.writeHead(status, { ...json, ...headers }).end(change(sound));
  };

/** Writes bytes to the connection; the connection stays open unless it ends. */
const raw =
  (bytes: (sound: string) => string | Buffer, end: 'end' | 'destroy' | 'open'): Fault =>
  ({ socket }, sound) => {
    if (end === 'end') socket?.end(bytes(sound));
    else socket?.write(bytes(sound), () => end === 'destroy' && socket.destroy());
  };

const data = (value: string): Fault => body(`{"status":true,"data":${value},"message":"ok"}`);
const envelope = (value: unknown): Fault => body(JSON.stringify(value));

const redirect =
  (location: string, status = 302): Fault =>
  (response) => {
    response.writeHead(status, { location }).end();
  };

/** Builds a large body once, when it is needed. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const records = (count: number): string =>
  `{"status":true,"data":[${Array.from({ length: count }, (_, id) => `{"id":${id},"title":"t${id}","name":"n"}`).join()}]}`;
const manyRecords = once(() => records(100_000));
const longAnswer = once(() => records(600_000));
const bomb = once(() => gzipSync(Buffer.alloc(100_000_000, ' ')));

/** Sends a piece now and then, for longer than any time limit. */
const trickle =
  (status: number): Fault =>
  (response) => {
    response.writeHead(status, json);
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => {
      clearInterval(timer);
    });
  };

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const withLength = (sound: string, more: number): string =>
  `${head}content-length: ${Buffer.byteLength(sound) + more}\r\n\r\n${sound}`;

const connectionFaults: Readonly<Record<string, Fault>> = {
  'a connection closed at once': ({ socket }) => void socket?.destroy(),
  'a connection reset': ({ socket }) => void socket?.resetAndDestroy(),
  'a connection half closed': ({ socket }) => void socket?.end(),
  'no answer at all': () => undefined,
  'half a status line': raw(() => 'HTTP/1.1 20', 'end'),
  'half a status line, then silence': raw(() => 'HTTP/1.1 20', 'open'),
  'headers without an end': raw(() => head, 'end'),
  'headers without an end, then silence': raw(() => head, 'open'),
  'no HTTP': raw(() => 'SSH-2.0-OpenSSH_9.2\r\n', 'end'),
  'random bytes': raw(() => Buffer.from([0, 255, 13, 10, 0, 1, 2, 128]), 'end'),
  'an unknown HTTP version': raw(() => 'HTTP/9.9 200 OK\r\n\r\n', 'end'),
  'a header with a null character': raw(() => `${head}x: a\u0000b\r\n\r\n{}`, 'end'),
  'headers of 100 kB': raw(() => `${head}x: ${'a'.repeat(100_000)}\r\n\r\n{}`, 'end'),
  '5,000 headers': raw(() => `${head}${'x: a\r\n'.repeat(5_000)}\r\n{}`, 'end'),
  'a body shorter than its length': raw((sound) => withLength(sound, 10), 'destroy'),
  'a body shorter than its length, then silence': raw((sound) => withLength(sound, 10), 'open'),
  'a body longer than its length': raw((sound) => withLength(sound, -5), 'end'),
  'a negative length': raw((sound) => `${head}content-length: -1\r\n\r\n${sound}`, 'end'),
  'two lengths': raw((sound) => `${head}content-length: 1\r\ncontent-length: 2\r\n\r\n${sound}`, 'end'),
  'a chunk with a wrong size': raw(() => `${head}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`, 'end'),
  'a chunk that is cut off': raw(() => `${head}transfer-encoding: chunked\r\n\r\nff\r\n{}`, 'destroy'),
  'a length and chunks': raw(
    () => `${head}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    'end',
  ),
  'slow headers': ({ socket }) => {
    const timer = setInterval(() => socket?.write('H'), 50);
    socket?.on('close', () => {
      clearInterval(timer);
    });
  },
  'a slow body': trickle(200),
  'a slow body of an error': trickle(500),
  'half a body, then silence': (response, sound) => {
    response.writeHead(200, json).write(sound.slice(0, sound.length / 2));
  },
  'half a body, then a reset': (response, sound) => {
    response.writeHead(200, json).write(sound.slice(0, sound.length / 2));
    setTimeout(() => response.socket?.resetAndDestroy(), 10);
  },
};

const statusFaults: Readonly<Record<string, Fault>> = Object.fromEntries([
  ...[201, 202, 203, 206, 226, 299].map(
    (status) => [`status ${status}`, changed((sound) => sound, {}, status)] as const,
  ),
  ...[300, 304, 305].map((status) => [`status ${status}`, body('', {}, status)] as const),
  ...[204, 205, 400, 401, 402, 403, 404, 405, 407, 408, 409, 410, 413, 418, 421, 425, 429, 431, 451].map(
    (status) =>
      [
        `status ${status}`,
        body(status < 300 ? '' : '{"status":true,"data":[{"id":1}]}', {}, status),
      ] as const,
  ),
  ...[500, 501, 502, 503, 504, 507, 511, 599].map(
    (status) =>
      [`status ${status}`, body('<h1>Server Error</h1>', { 'content-type': 'text/html' }, status)] as const,
  ),
  ['status 100 without an answer', raw(() => 'HTTP/1.1 100 Continue\r\n\r\n', 'open')],
  [
    'status 101',
    raw(() => 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n', 'end'),
  ],
  ['early hints, then silence', raw(() => 'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n', 'open')],
  ['status 999', raw(() => 'HTTP/1.1 999 Strange\r\ncontent-length: 2\r\n\r\n{}', 'end')],
  ['status 0', raw(() => 'HTTP/1.1 000 None\r\ncontent-length: 2\r\n\r\n{}', 'end')],
]);

const redirectFaults: Readonly<Record<string, Fault>> = {
  'a redirect to another origin': redirect('http://127.0.0.2:1/secret'),
  'a redirect to the metadata of a cloud': redirect('http://169.254.169.254/latest/meta-data', 307),
  'a redirect to a file': redirect('file:///etc/passwd'),
  'a redirect to a script': redirect('javascript:alert(1)', 303),
  'a redirect to another path': redirect('/elsewhere', 301),
  'a redirect to itself': (response, _sound, { url }) => {
    response.writeHead(308, { location: url }).end();
  },
  'a redirect without a location': (response) => void response.writeHead(302).end(),
  'a redirect to no URL': redirect('http://[', 302),
};

const bodyFaults: Readonly<Record<string, Fault>> = {
  'an empty body': body(''),
  'only spaces': body('   \n'),
  'HTML instead of JSON': body('<!doctype html><h1>Login</h1>', { 'content-type': 'text/html' }),
  'HTML called JSON': body('<html><script>alert(1)</script></html>'),
  'JSON called HTML': changed((sound) => sound, { 'content-type': 'text/html' }),
  'no content type': changed((sound) => sound, { 'content-type': '' }),
  'an unknown charset': changed((sound) => sound, { 'content-type': 'application/json; charset=x-none' }),
  'UTF-16': changed((sound) => Buffer.from(`\uFEFF${sound}`, 'utf16le')),
  'bytes that are not UTF-8': body(Buffer.from([123, 34, 255, 254, 34, 58, 128, 125])),
  'a byte order mark': changed((sound) => `\uFEFF${sound}`),
  'truncated JSON': changed((sound) => sound.slice(0, -5)),
  'a trailing comma': body('{"status":true,"data":[{"id":1},]}'),
  'text after the JSON': changed((sound) => `${sound}x`),
  'single quotes': body("{'status':true,'data':[]}"),
  'PHP warnings before the JSON': changed((sound) => `<br/>Warning: mysqli_connect()\n${sound}`),
  'a comment': changed((sound) => `/* */${sound}`),
  'a prefix against hijacking': changed((sound) => `)]}',\n${sound}`),
  'a callback': changed((sound) => `callback(${sound})`),
  'a JSON string': changed((sound) => JSON.stringify(sound)),
  'a number': body('42'),
  null: body('null'),
  'a bare list': body('[{"id":1}]'),
  '100,000 opening brackets': body('['.repeat(100_000)),
  '1,000,000 opening braces': body('{"a":'.repeat(1_000_000)),
  'a body of more than 16 MB': (response) => void response.writeHead(200, json).end(longAnswer()),
  'a gzip bomb': (response) =>
    void response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb()),
  'wrong gzip': changed((sound) => sound, { 'content-encoding': 'gzip' }),
  'gzip that is cut off': changed((sound) => gzipSync(sound).subarray(0, -12), {
    'content-encoding': 'gzip',
  }),
  'gzip called Brotli': changed((sound) => gzipSync(sound), { 'content-encoding': 'br' }),
  'Brotli that is cut off': changed((sound) => brotliCompressSync(sound).subarray(0, -4), {
    'content-encoding': 'br',
  }),
  deflate: changed((sound) => deflateSync(sound), { 'content-encoding': 'deflate' }),
  'gzip in gzip': changed((sound) => gzipSync(gzipSync(sound)), { 'content-encoding': 'gzip, gzip' }),
  'an unknown encoding': changed((sound) => sound, { 'content-encoding': 'x-none' }),
};

const envelopeFaults: Readonly<Record<string, Fault>> = {
  'status false': envelope({ status: false, data: null, message: 'No rights' }),
  'status false with data': envelope({ status: false, data: [{ id: 1, title: 'x' }] }),
  'status false with a script as message': envelope({ status: false, message: '<script>alert(1)</script>' }),
  'no status': envelope({ data: [{ id: 1 }] }),
  'status "true"': envelope({ status: 'true', data: [{ id: 1 }] }),
  'status 1': envelope({ status: 1, data: [] }),
  'status null': envelope({ status: null, data: [] }),
  'status twice': body('{"status":true,"status":false,"data":[]}'),
  'a message that is an object': envelope({ status: true, data: [], message: { a: 1 } }),
  'no data': envelope({ status: true }),
  'data null': data('null'),
  'data an object': data('{"id":1}'),
  'data a string': data('"none"'),
  'data a number': data('7'),
  'data true': data('true'),
  'data in data': data('{"data":[{"id":1}]}'),
  'data as a string of JSON': data('"[{\\"id\\":1}]"'),
  'lists in a list': data('[[{"id":1}]]'),
  'a list of nothing': data('[null,1,"a",true,[]]'),
  'empty records': data('[{},{},{}]'),
  'data twice': body('{"status":true,"data":[],"data":[{"id":1}]}'),
  'keys twice in a record': data('[{"id":1,"id":2,"title":"a","title":["b"]}]'),
  'a prototype as a key': data('[{"__proto__":{"polluted":true},"id":1}]'),
  'a prototype of the envelope': body('{"__proto__":{"status":true,"data":[{"id":1}]}}'),
  'a record nested 100,000 times': data(`[{"id":1,"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`),
  'a record with 50,000 fields': data(
    `[{${Array.from({ length: 50_000 }, (_, at) => `"f${at}":${at}`).join()},"id":1}]`,
  ),
  '100,000 records': (response) => void response.writeHead(200, json).end(manyRecords()),
  'the same id 200 times': data(`[${'{"id":1,"title":"same","name":"same"},'.repeat(199)}{"id":1}]`),
  'names in capitals': body('{"Status":true,"Data":[{"Id":1}]}'),
};

/** Every fault of the hostile council, by what is wrong. */
export const faults: Readonly<Record<string, Fault>> = {
  ...connectionFaults,
  ...statusFaults,
  ...redirectFaults,
  ...bodyFaults,
  ...envelopeFaults,
};
