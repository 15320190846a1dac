import CDP, { type Client } from 'chrome-remote-interface';
import { chromium } from 'playwright-core';
import { freePort } from '../../../tests/server/postgres';
import { browserArguments, findBrowser } from '../../browser.mjs';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

/** Somebody with a cache and a storage of their own. */
export interface MeasuredVisitor {
  /** Opens an empty page, and closes it after the call. */
  readonly inPage: <Result>(call: (page: Client) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/**
 * A browser without Playwright's sessions. They report all console messages and errors, for which V8 collects the
 * positions in the source of every error that is created: at a quarter of the speed about 100 ms of a first view.
 */
export interface MeasuredBrowser {
  readonly newVisitor: (cookie: Cookie) => Promise<MeasuredVisitor>;
  readonly close: () => Promise<void>;
}

/** Starts the browser of the tests. */
export async function launchMeasuredBrowser(): Promise<MeasuredBrowser> {
  const port = await freePort();
  const launched = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const { webSocketDebuggerUrl } = await CDP.Version({ port });
  const browser = await CDP({ target: webSocketDebuggerUrl });
  const newVisitor = async (cookie: Cookie): Promise<MeasuredVisitor> => {
    const { browserContextId } = await browser.Target.createBrowserContext({});
    await browser.Storage.setCookies({ cookies: [cookie], browserContextId });
    return {
      inPage: async (call) => {
        const { targetId } = await browser.Target.createTarget({ url: 'about:blank', browserContextId });
        const page = await CDP({ port, target: targetId });
        const result = await call(page);
        // Closing the session first would reset the emulated screen: the page would be laid out again and request further
        // pictures while the next one is measured.
        const closed = new Promise((resolve) => page.on('disconnect', resolve));
        await browser.Target.closeTarget({ targetId });
        await closed;
        return result;
      },
      close: () => browser.Target.disposeBrowserContext({ browserContextId }),
    };
  };
  return {
    newVisitor,
    close: async () => {
      await browser.close();
      await launched.close();
    },
  };
}
