import { request } from 'node:http';
import { expect, onTestFinished } from 'vitest';
import { openDesk, type Desk } from '../../src/desk/server/open-desk';
import { deskState } from '../../src/desk/api/desk-api';
import type { DeskRole } from '../../src/desk/api/roles';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { readSampleSite, serveSite } from './site-server';

/** A password that the rules accept. */
export const password = 'four lamps under mango trees';

/** Name of the person of most tests. */
export const name = 'રમેશ પટેલ';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request, as `fetch` does. */
type Send = (url: string, sent: Sent) => Promise<Response>;

/** Sends requests for any host to one server, which `fetch` cannot. */
export function sendTo(server: string): Send {
  const { hostname, port } = new URL(server);
  return (url, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const { host, pathname, search } = new URL(url);
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { hostname, port, path: pathname + search, method };
      const sent = request({ ...options, headers: { ...headers, ...length, host } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const { statusCode: status = 0, rawHeaders } = response;
          const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
            index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
          );
          resolve(new Response(status === 204 ? null : Buffer.concat(parts), { status, headers: pairs }));
        });
      });
      sent.on('error', reject).end(body);
    });
}

/** A browser at the desk of a site: keeps cookies, and sends the origin of its page. */
export function browserAt(address: string, send: Send = fetch) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    call: async (
      method: string,
      path: string,
      body?: unknown,
      headers: Readonly<Record<string, string>> = { origin: address },
    ): Promise<Answer> => {
      const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      const response = await send(`${address}/api/desk${path}`, {
        method,
        headers: { cookie, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const text of response.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        if (value === '') cookies.delete(key);
        else cookies.set(key, value);
      }
      const text = await response.text();
      const answer: unknown = text === '' ? null : JSON.parse(text);
      return { status: response.status, body: answer, headers: response.headers };
    },
  };
}

interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

let clock = Date.now();

/** Lets time pass, in ms, for the desk that was started last. */
export function pass(ms: number): void {
  clock += ms;
}

interface StartOptions {
  readonly publicAddress?: string;
  /** Address of the council's own server. */
  readonly council?: string;
  /** Changes the config of the sample site. */
  readonly change?: (config: CheckedSite['config']) => CheckedSite['config'];
}

/** A site with a desk, and the same desk as the command opens it. */
export async function startDesk(
  place: Place,
  {
    publicAddress = 'https://www.motipura.example',
    council = '',
    change = (config) => config,
  }: StartOptions = {},
) {
  clock = Date.now();
  const now = () => new Date(clock);
  const site = await readSampleSite();
  const checked = { ...site, config: change({ ...site.config, publicAddress }) };
  const variables = {
    DATA_DIR: place.dataDir,
    API_HOST: council,
    ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
  };
  const address = await serveSite({ checked, variables, now });
  const desk = await openDesk({ ...place, publicAddress, now });
  onTestFinished(() => desk.close());
  return { address, desk };
}

/** The browser of a person who has accepted an invitation. */
export async function accept(
  desk: Desk,
  address: string,
  person = name,
  role: DeskRole = 'publisher',
  send: Send = fetch,
): Promise<ReturnType<typeof browserAt>> {
  const browser = browserAt(address, send);
  const token = await desk.people.invite(person, role);
  expect((await browser.call('POST', '/invitation/accept', { token, password })).status).toBe(204);
  return browser;
}

/** Whether somebody is signed in in a browser. */
export async function stateOf(browser: ReturnType<typeof browserAt>) {
  return deskState.parse((await browser.call('GET', '/session')).body).state;
}
