import { deskApi, deskRefusal } from '../../api/desk-api';
import { CallError } from '../call-desk';

interface SendOptions {
  /** Below `/api/desk`. */
  readonly path: string;
  readonly file: Blob;
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
export function sendFile({ path, file, onProgress, signal }: SendOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', deskApi + path);
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
