import { openDesk } from '../../../src/desk/server/open-desk';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const password = 'four lamps under mango trees';

/** A publisher who is signed in at the desk of a site. */
export interface DeskClient {
  /**
   * Calls the desk.
   * @param body a value as JSON, or the bytes of a file
   * @throws Error when the answer is a refusal or has another shape
   */
  readonly call: <Schema extends z.ZodMiniType>(
    schema: Schema,
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<z.infer<Schema>>;
  /** The bytes of a file of the desk. */
  readonly download: (path: string) => Promise<Buffer>;
}

/** The variables of a site with a desk. */
export interface DeskEnvironment extends Readonly<Record<string, string>> {
  readonly SITE_CONFIG: string;
  readonly DATA_DIR: string;
}

/** The public address of a site. */
export async function publicAddressOf({ SITE_CONFIG }: DeskEnvironment): Promise<string> {
  const config = z.object({ publicAddress: z.string() });
  return config.parse(JSON.parse(await readFile(SITE_CONFIG, 'utf8'))).publicAddress;
}

/** Invites a person and accepts the invitation. @param address of the site */
export async function openDeskClient(address: string, environment: DeskEnvironment): Promise<DeskClient> {
  const publicAddress = await publicAddressOf(environment);
  const desk = await openDesk({ dataDir: environment.DATA_DIR, publicAddress });
  const token = await desk.people.invite('Kokila', 'publisher');
  await desk.close();
  let cookie = '';
  const request = async (method: string, path: string, body?: unknown) => {
    const isFile = body instanceof Buffer;
    const type = isFile ? 'application/octet-stream' : 'application/json';
    const response = await fetch(`${address}/api/desk${path}`, {
      method,
      headers: { cookie, origin: address, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const accepted = await request('POST', '/invitation/accept', { token, password });
  cookie = accepted.headers
    .getSetCookie()
    .map((header) => header.split(';', 1)[0] ?? '')
    .join('; ');
  return {
    call: async (schema, method, path, body) => {
      const text = await (await request(method, path, body)).text();
      return schema.parse(text === '' ? null : JSON.parse(text));
    },
    download: async (path) => Buffer.from(await (await request('GET', path)).arrayBuffer()),
  };
}
