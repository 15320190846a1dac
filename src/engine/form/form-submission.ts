import { postHeaders } from './form-post';
import type { FormBody } from './form-schema';

/** A checked form, ready to be sent. */
export interface FormSubmission {
  /** Address of the server; '' for this site's own. */
  readonly server: string;
  /** Path under `/api`. */
  readonly post: string;
  readonly body: FormBody;
  /** The values as they were typed, and files: with them, they are sent instead of the body. */
  readonly multipart?: {
    readonly values: Readonly<Record<string, string>>;
    readonly files: readonly (readonly [field: string, file: File])[];
  };
  /** Idempotency key: the server stores repeated attempts once. */
  readonly key: string;
  /** Whether the hidden field was filled in, which people do not do. */
  readonly honeypot: boolean;
  /** Time between showing and sending, in ms. */
  readonly filledIn: number;
  /** Language code of the visitor. */
  readonly language: string;
  /** Version of the notice that the visitor agreed to. */
  readonly consent?: string | undefined;
}

function multipartOf({ values, files }: NonNullable<FormSubmission['multipart']>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  for (const [name, file] of files) data.append(name, file, file.name);
  return data;
}

function headersOf({
  key,
  multipart,
  honeypot,
  filledIn,
  language,
  consent,
}: FormSubmission): Record<string, string> {
  return {
    // The browser itself names the type of a post with files, with the boundary of its parts.
    ...(!multipart && { 'Content-Type': 'application/json' }),
    Accept: 'application/json',
    [postHeaders.key]: key,
    [postHeaders.honeypot]: honeypot ? '1' : '0',
    [postHeaders.filledIn]: String(Math.round(filledIn)),
    [postHeaders.language]: language,
    ...(consent !== undefined && { [postHeaders.consent]: consent }),
  };
}

/** The request that sends a form (B7.5.1). */
export function formRequest(submission: FormSubmission, signal: AbortSignal | null = null): Request {
  const { server, post, body, multipart } = submission;
  return new Request(`${server}/api${post}`, {
    method: 'POST',
    headers: headersOf(submission),
    body: multipart ? multipartOf(multipart) : JSON.stringify(body),
    signal,
  });
}
