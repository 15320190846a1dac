import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageResponse } from './respond-page';

/** Path of a request, percent-encoded as it was sent: `resolvePath` decodes an id in it, exactly once. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** The query of a request: all after the first `?`. */
export function searchParamsOf({ url }: FastifyRequest): URLSearchParams {
  const [path = ''] = url.split('?', 1);
  return new URLSearchParams(url.slice(path.length + 1));
}

/** Sends a page that was rendered for one request and is kept nowhere. */
export function sendPage(
  reply: FastifyReply,
  {
    status,
    html,
    policy,
    language,
  }: Pick<PageResponse, 'html' | 'policy' | 'language'> & { readonly status: number },
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('vary', 'Cookie')
    .header('content-security-policy', policy)
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(html);
}
