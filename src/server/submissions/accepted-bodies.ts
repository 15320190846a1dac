import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Most bytes of a submission. */
export const bodyLimit = 64 * 1024;

/** Makes the routes of `app` accept only UTF-8 JSON. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    (request, body, done) => {
      const text = textOf(body);
      if (text === undefined) done(notUtf8());
      else void parse(request, text, done);
    },
  );
}

/** Makes the routes of `app` accept only URL-encoded HTML forms, parsed as `URLSearchParams`. */
export function acceptFormsOnly(app: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit } as const;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/x-www-form-urlencoded', options, (_request, body, done) => {
    const text = textOf(body);
    if (text === undefined || !isEncodedUtf8(text)) done(notUtf8());
    else done(null, new URLSearchParams(text));
  });
}

/** Makes the routes of `app` accept posts with files as well; their handlers read the body, a stream. */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    done(null, body);
  });
}

/** Whether the body of a request is a post with files that was not read yet. */
export function isMultipart(body: unknown): body is Readable {
  return body instanceof Readable;
}

const notUtf8 = (): Error => Object.assign(new Error('The body is not UTF-8.'), { statusCode: 400 });

/** Whether the encoded bytes are UTF-8; `URLSearchParams` would replace others, and what was typed would be lost. */
function isEncodedUtf8(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function textOf(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}
