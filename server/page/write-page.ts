import type { IncomingMessage, ServerResponse } from 'node:http';
import { rememberingEncodings, type Encoding } from './accept-encoding';
import type { PlainPage } from './kept-page';
import { matchesEtag } from './page-body';

/** Answers a request with a page, or with 304 if the visitor has it. */
export type PageWriter = (request: IncomingMessage, response: ServerResponse, page: PlainPage) => void;

/** Alternating names and values, the fastest form for `writeHead`. */
type FlatHeaders = string[];

interface PageHeaders {
  readonly unchanged: FlatHeaders;
  readonly full: Readonly<Record<Encoding, FlatHeaders>>;
}

type Headers = readonly (readonly [string, string])[];

function headersOf(common: Headers, { headers, body }: PlainPage): PageHeaders {
  const all = new Map([...common, ...Object.entries(headers), ['etag', body.etag] as const]);
  const unchanged = [...all].flat();
  const inEncoding = (encoding: Encoding) => [
    ...unchanged,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ...['content-length', String(body.bytes[encoding].length)],
  ];
  return {
    unchanged,
    full: { br: inEncoding('br'), gzip: inEncoding('gzip'), identity: inEncoding('identity') },
  };
}

/**
 * Creates the writer of pages. It writes to Node's response and not through Fastify, whose hooks would hash and compress
 * the page.
 * @param common headers of every response; a page's own replace them
 */
export function createPageWriter(common: Headers): PageWriter {
  const known = new WeakMap<PlainPage, PageHeaders>();
  const encodingFor = rememberingEncodings();
  const headersFor = (page: PlainPage) => {
    const found = known.get(page);
    if (found) return found;
    const headers = headersOf(common, page);
    known.set(page, headers);
    return headers;
  };
  return ({ method, headers }, response, page) => {
    const { unchanged, full } = headersFor(page);
    if (page.status === 200 && matchesEtag(headers['if-none-match'], page.body.etag)) {
      response.writeHead(304, unchanged).end();
      return;
    }
    const encoding = encodingFor(headers['accept-encoding']);
    response.writeHead(page.status, full[encoding]);
    response.end(method === 'HEAD' ? undefined : page.body.bytes[encoding]);
  };
}
