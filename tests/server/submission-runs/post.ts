import { Agent, request } from 'node:http';
import { z } from 'zod';

export interface Posted {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Posts a body as it is; rejects when the connection breaks. */
export function post(
  address: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(body);
    const options = { method: 'POST', agent, headers: { 'Content-Length': bytes.length, ...headers } };
    const sent = request(address, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(bytes);
  });
}

/** Posts a value as JSON, as the site's own script does. */
export function postJson(
  address: string,
  value: unknown,
  headers: Record<string, string> = {},
): Promise<Posted> {
  return post(address, JSON.stringify(value), { 'Content-Type': 'application/json', ...headers });
}

const envelope = z.strictObject({
  status: z.boolean(),
  data: z.array(z.record(z.string(), z.unknown())).nullable(),
  message: z.string(),
});

/** The envelope of an answer. @throws when it is anything else. */
export function envelopeOf({ text }: Posted): z.infer<typeof envelope> {
  return envelope.parse(JSON.parse(text));
}

/** The reference number in an answer. @throws when there is none. */
export function referenceOf(posted: Posted): string {
  return z.string().parse(envelopeOf(posted).data?.[0]?.reference);
}
