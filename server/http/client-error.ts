import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { commonHeaders } from './common-headers';

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

async function refuse(app: FastifyInstance, socket: Socket, status: number): Promise<void> {
  const common = await commonHeaders(app);
  const headers = common.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const text = STATUS_CODES[status] ?? 'Bad Request';
  socket.end(
    `HTTP/1.1 ${status} ${text}\r\n${headers}content-type: text/plain; charset=utf-8\r\n` +
      `content-length: ${text.length}\r\nconnection: close\r\n\r\n${text}`,
    () => socket.destroy(),
  );
}

/** Answers what Node cannot parse as a request (unknown methods, too long addresses, slow requests) and closes. */
export function onClientError(
  app: FastifyInstance,
  error: Error & { readonly code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  refuse(app, socket, statuses[error.code ?? ''] ?? 400).catch(() => socket.destroy());
}
