import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultLimits } from '../../src/server/http/limits';
import { createAppSwitch, type AppSwitch } from '../../src/server/start/reload/app-switch';
import { sendRaw } from './site-server';

interface TestApp {
  readonly app: FastifyInstance;
  /** Answers the requests for `/slow`. */
  readonly release: () => void;
  readonly state: { isClosed: boolean; slow: number };
}

/** An app that answers with its name. */
async function namedApp(name: string): Promise<TestApp> {
  const state = { isClosed: false, slow: 0 };
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const app = Fastify({ clientErrorHandler: (_error, socket) => socket.end(`refused by ${name}`) });
  app.get('/', async () => name);
  app.get('/slow', async () => {
    state.slow += 1;
    await held;
    return name;
  });
  app.addHook('onClose', async () => {
    state.isClosed = true;
  });
  await app.ready();
  return { app, release: () => release(), state };
}

async function listen(apps: AppSwitch): Promise<string> {
  onTestFinished(apps.close);
  apps.server.listen(0, '127.0.0.1');
  await once(apps.server, 'listening');
  const bound = apps.server.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
}

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** Two apps, and a switch that serves the first one. */
async function twoApps({ drainMs = 60_000, closeMs = 60_000 } = {}) {
  const [first, second] = await Promise.all([namedApp('first'), namedApp('second')]);
  const apps = createAppSwitch(first.app, { limits: { ...defaultLimits, closeMs }, drainMs });
  return { first, second, apps, address: await listen(apps) };
}

describe('a swap', () => {
  it('gives new requests to the next app, on the same connections', async () => {
    const { apps, address, second } = await twoApps();
    expect(await textOf(address)).toBe('first');
    apps.swap(second.app);
    expect(await textOf(address)).toBe('second');
    expect(apps.current()).toBe(second.app);
  });

  it('closes the app before it when that has no request in progress', async () => {
    const { apps, first, second } = await twoApps();
    apps.swap(second.app);
    await expect.poll(() => first.state.isClosed).toBe(true);
    expect(second.state.isClosed).toBe(false);
  });

  it('leaves the app before it open until its last request is answered', async () => {
    const { apps, address, first, second } = await twoApps();
    const answers = [textOf(`${address}/slow`), textOf(`${address}/slow`)];
    await expect.poll(() => first.state.slow).toBe(2);
    apps.swap(second.app);
    expect(await textOf(address)).toBe('second');
    expect(first.state.isClosed).toBe(false);
    first.release();
    expect(await Promise.all(answers)).toEqual(['first', 'first']);
    await expect.poll(() => first.state.isClosed).toBe(true);
  });

  it('closes the app before it after a time, whatever its requests do', async () => {
    const { apps, address, first, second } = await twoApps({ drainMs: 1 });
    const answer = textOf(`${address}/slow`);
    await expect.poll(() => first.state.slow).toBe(1);
    apps.swap(second.app);
    await expect.poll(() => first.state.isClosed).toBe(true);
    first.release();
    expect(await answer).toBe('first');
  });

  it('gives what is no request to the next app too', async () => {
    const { apps, address, second } = await twoApps();
    expect(await sendRaw(address, 'no request\r\n\r\n')).toBe('refused by first');
    apps.swap(second.app);
    expect(await sendRaw(address, 'no request\r\n\r\n')).toBe('refused by second');
  });

  it('takes the timeout of the next app', async () => {
    const { apps, second } = await twoApps();
    second.app.server.setTimeout(12_345);
    apps.swap(second.app);
    expect(apps.server.timeout).toBe(12_345);
  });
});

describe('closing', () => {
  it('answers the requests in progress, also of the app before, and closes both apps', async () => {
    const { apps, address, first, second } = await twoApps();
    const answers = [textOf(`${address}/slow`)];
    await expect.poll(() => first.state.slow).toBe(1);
    apps.swap(second.app);
    answers.push(textOf(`${address}/slow`));
    await expect.poll(() => second.state.slow).toBe(1);
    const closed = apps.close();
    expect([first.state.isClosed, second.state.isClosed]).toEqual([false, false]);
    first.release();
    second.release();
    expect(await Promise.all(answers)).toEqual(['first', 'second']);
    await closed;
    expect([first.state.isClosed, second.state.isClosed]).toEqual([true, true]);
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });

  it('ends connections that stay busy', async () => {
    const { apps, address, first } = await twoApps({ closeMs: 1 });
    const answer = sendRaw(address, 'GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => first.state.slow).toBe(1);
    await apps.close();
    expect(await answer).toBe('');
    expect(first.state.isClosed).toBe(true);
  });

  it('waits for the requests that another server gave it', async () => {
    const first = await namedApp('first');
    const apps = createAppSwitch(first.app, { limits: { ...defaultLimits, closeMs: 60_000 }, drainMs: 1 });
    const server = createServer((request, response) => void apps.server.emit('request', request, response));
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    const answer = textOf(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/slow`);
    await expect.poll(() => first.state.slow).toBe(1);
    expect(apps.isBusy()).toBe(true);
    const closed = apps.close();
    for (let turns = 0; turns < 10; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(first.state.isClosed).toBe(false);
    first.release();
    expect(await answer).toBe('first');
    await closed;
    expect([first.state.isClosed, apps.isBusy()]).toEqual([true, false]);
  });
});
