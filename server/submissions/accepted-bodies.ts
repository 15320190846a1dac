import type { FastifyInstance } from 'fastify';

/** Most bytes of a submission. */
export const bodyLimit = 64 * 1024;

/** Lets JSON in UTF-8 alone into the routes of `app`, whatever else the server reads elsewhere. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    (request, body, done) => {
      const text = textOf(body);
      if (text === undefined) done(Object.assign(new Error('The body is not UTF-8.'), { statusCode: 400 }));
      else void parse(request, text, done);
    },
  );
}

/** Lets plain HTML forms alone into the routes of `app`; their body is a `URLSearchParams`. */
export function acceptFormsOnly(app: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit } as const;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', options, (_request, body, done) => {
    done(null, new URLSearchParams(body));
  });
}

function textOf(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}
