import type { IncomingHttpHeaders } from 'node:http';
import type { SubmissionDesk } from './desk';

/** Language code of a post: its header `Content-Language`, else the cookie `language`, else the site's default. */
export function languageOfPost(
  { texts, defaultLanguage }: SubmissionDesk,
  headers: IncomingHttpHeaders,
): string {
  const told = headers['content-language'] ?? cookieOf(headers.cookie, 'language');
  return texts.codeOf(told ?? defaultLanguage);
}

function cookieOf(cookies: string | undefined, name: string): string | undefined {
  const found = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
