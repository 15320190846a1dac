import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as its receiver reads it. */
interface ReceivedMail {
  readonly to: readonly string[];
  readonly headers: string;
  readonly text: string;
}

/** The text of a mail in base64, or else as quoted-printable. */
function decode(headers: string, body: string): string {
  if (headers.includes('base64')) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/gu, '')
    .replace(/=([\dA-F]{2})/gu, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

/** A mail server that keeps what it takes, until the test ends. */
export async function startMailServer(port = 0) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const [headers = '', ...body] = Buffer.concat(parts).toString().split('\r\n\r\n');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, headers, text: decode(headers, body.join('\r\n\r\n')) });
        done();
      });
    },
  });
  const { server: listener } = server;
  server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  const address: AddressInfo | string | null = listener.address();
  const used = typeof address === 'object' && address !== null ? address.port : 0;
  return { mails, port: used, url: `smtp://127.0.0.1:${used}`, close };
}
