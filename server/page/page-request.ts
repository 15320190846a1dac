import type { FastifyReply, FastifyRequest } from 'fastify';
import { tagOf } from '../entity-tag';
import type { PageAnswer } from './answer-page';

/** A cookie of a request; null when it has none of that name. */
export function cookieOf(request: FastifyRequest, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}

/** The path as the router will see it; one that can't be decoded is no page. */
export function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/';
  try {
    return decodeURI(path);
  } catch {
    return '/%';
  }
}

/** The query of a request. */
export function queryOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(request.url.split('?')[1] ?? '');
}

/** Sends a page with its headers; one that a browser has already, as word that it has not changed. */
export function givePage(
  reply: FastifyReply,
  { status, html, policy, language }: Omit<PageAnswer, 'status'> & { readonly status: number },
  cache: 'no-cache' | 'no-store',
): FastifyReply {
  const tag = tagOf(policy + html);
  void reply.header('cache-control', cache).header('vary', 'Cookie');
  if (cache === 'no-cache') void reply.header('etag', tag);
  if (cache === 'no-cache' && reply.request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(html);
}
