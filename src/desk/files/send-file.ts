import { deskRefusal } from '../../model/desk/desk-api';
import { filesApi } from '../../model/desk/files-api';
import { CallError } from '../call-desk';

/** What a field takes. */
export type FileKind = 'picture' | 'document';

interface SendOptions {
  readonly kind: FileKind;
  readonly file: Blob;
  /** The name that it had on the device. */
  readonly name: string;
  /** Receives the part that was sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

function answerOf({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText);
  } catch {
    return null;
  }
}

/** Sends a file, with its progress, which `fetch` cannot tell; the answer of the server. @throws CallError */
export function sendFile({ kind, file, name, onProgress, signal }: SendOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${filesApi}/${kind}s?name=${encodeURIComponent(name.slice(0, 500))}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => {
      const answer = answerOf(request);
      const refusal = deskRefusal.safeParse(answer);
      if (request.status === 200) resolve(answer);
      else reject(new CallError(refusal.success ? refusal.data.problem : 'failed'));
    });
    request.addEventListener('error', () => {
      reject(new CallError('offline'));
    });
    signal.addEventListener('abort', () => {
      request.abort();
      reject(new CallError('failed'));
    });
    request.send(file);
  });
}
