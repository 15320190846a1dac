import { isObject } from '../json/json';

/** A message from a page to the service worker. */
export type PageMessage =
  /** The page shows what is at a path; to be kept, unless the worker has answered the request for it. */
  | {
      readonly kind: 'shown';
      readonly path: string;
      readonly isKept: boolean;
      /** URLs that the page has loaded. */
      readonly resources: readonly string[];
    }
  /** The page wants the newest version of what is at its path. The answer goes to the port of the message. */
  | { readonly kind: 'refresh'; readonly path: string };

/** The answer to `refresh`. */
export type RefreshAnswer =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly html: string }
  /** There is no connection; the page is of that time, in ISO format. */
  | { readonly kind: 'offline'; readonly since: string };

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Whether a value is a message of a page. */
export function isPageMessage(value: unknown): value is PageMessage {
  if (!isObject(value) || typeof value.path !== 'string' || !value.path.startsWith('/')) return false;
  if (value.kind === 'refresh') return true;
  return value.kind === 'shown' && typeof value.isKept === 'boolean' && isTextList(value.resources);
}

/** Whether a value is an answer of the service worker. */
export function isRefreshAnswer(value: unknown): value is RefreshAnswer {
  if (!isObject(value)) return false;
  if (value.kind === 'changed') return typeof value.html === 'string';
  return value.kind === 'unchanged' || (value.kind === 'offline' && typeof value.since === 'string');
}
