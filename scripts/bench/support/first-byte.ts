import { get } from 'node:http';

/** The beginning of an answer. */
export interface FirstByte {
  /** Ms until the headers came. */
  readonly ms: number;
  readonly status: number;
  readonly bytes: Buffer;
}

/**
 * Requests a URL over a connection of its own, accepting brotli.
 * @param host `Host` header, by default that of the URL
 */
export function requestFirstByte(url: string, host?: string): Promise<FirstByte> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = { 'accept-encoding': 'br', accept: 'text/html', ...(host !== undefined && { host }) };
    get(url, { agent: false, headers }, (response) => {
      const ms = performance.now() - started;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ ms, status: response.statusCode ?? 0, bytes: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}
