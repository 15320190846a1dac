import type { FastifyReply, FastifyRequest } from 'fastify';
import { permissionsPolicy } from '../http/security-headers';
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
    takesPosition,
  }: Pick<PageResponse, 'html' | 'policy' | 'language' | 'takesPosition'> & { readonly status: number },
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('vary', 'Cookie')
    .headers(permissionsPolicy(takesPosition))
    .header('content-security-policy', policy)
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(html);
}
