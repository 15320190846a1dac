import CDP, { type Client } from 'chrome-remote-interface';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { oldChromium } from '../../scripts/old-browsers.mjs';

/** A page of an old Chromium. */
export interface OldPage {
  /** Opens a URL and waits for the `load` event. */
  readonly open: (url: string) => Promise<void>;
  /** Calls a function in the page, where it has no variables of the test, and returns a copy of what it returns. */
  readonly read: (call: () => unknown) => Promise<unknown>;
  /** Prints the page and forgets the sheets. */
  readonly print: () => Promise<void>;
  /** Types into the focused field. */
  readonly type: (text: string) => Promise<void>;
  /** Sets the width of the viewport in px. */
  readonly resize: (width: number) => Promise<void>;
  /** Errors that nothing caught, and those on the console. */
  readonly errors: () => readonly string[];
}

/** An old Chromium with one page. */
export interface OldBrowser {
  readonly page: OldPage;
  readonly close: () => Promise<void>;
}

/** Never starts it with `--version`, which would not end. */
function start(major: number): ChildProcess {
  const profile = mkdtempSync(join(tmpdir(), 'old-chromium-'));
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--no-zygote', '--remote-debugging-port=0'];
  return spawn(oldChromium(major), [...options, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** The port of its debugging protocol, which it prints. */
async function debuggingPort({ stderr }: ChildProcess): Promise<number> {
  if (stderr)
    for await (const line of createInterface(stderr)) {
      const port = /ws:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (port !== undefined) return Number(port);
    }
  throw new Error('The old Chromium did not start.');
}

async function read({ Runtime }: Client, call: () => unknown): Promise<unknown> {
  const { result, exceptionDetails } = await Runtime.evaluate({
    expression: `(${String(call)})()`,
    returnByValue: true,
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  const value: unknown = result.value;
  return value;
}

async function openPage(client: Client): Promise<OldPage> {
  const { Page, Runtime, Emulation, Input } = client;
  const errors: string[] = [];
  Runtime.on('exceptionThrown', ({ exceptionDetails }) => {
    errors.push(exceptionDetails.exception?.description ?? exceptionDetails.text);
  });
  Runtime.on('consoleAPICalled', ({ type, args }) => {
    if (type === 'error') errors.push(JSON.stringify(args));
  });
  await Promise.all([Page.enable(), Runtime.enable()]);
  return {
    open: async (url) => {
      const loaded = Page.loadEventFired();
      await Page.navigate({ url });
      await loaded;
    },
    read: (call) => read(client, call),
    print: async () => {
      await Page.printToPDF({});
    },
    type: (text) => Input.insertText({ text }),
    resize: (width) =>
      Emulation.setDeviceMetricsOverride({ width, height: 800, deviceScaleFactor: 1, mobile: false }),
    errors: () => errors,
  };
}

/** Starts an installed version. */
export async function startOldChromium(major: number): Promise<OldBrowser> {
  const child = start(major);
  const port = await debuggingPort(child);
  // A page of its own, since the first one may not be there yet.
  const target = await CDP.New({ port });
  // Its own description of the protocol would cost a request.
  const client = await CDP({ port, target, local: true });
  return {
    page: await openPage(client),
    close: async () => {
      const ended = once(child, 'close');
      child.kill();
      await ended;
    },
  };
}
