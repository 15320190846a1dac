import { createServer } from '../../../src/server/start/create-server';
import { startPassingCouncil, type PassingCouncil } from '../../e2e/passing-council';
import { sharedConverter } from '../sample-site';
import { readSampleSite, testEnvironment } from '../site-server';
import { assets } from '../test-assets';
import { readPage } from './html-page';
import { sampleAddress } from './sample-pages';

/** A council whose answers a test replaces, and the pages of the sample site in front of it. */
export interface CouncilPages extends Pick<PassingCouncil, 'answer' | 'answerAll' | 'reset'> {
  /** The elements of a page, rendered anew. */
  readonly pageOf: (path: string) => Promise<Document>;
}

/** The answer of a council that refuses a list. */
export const refused = { body: { status: false, data: null, message: 'closed' } };

/** Serves the sample site in front of a council until the worker ends; gives the elements of a page, rendered anew. */
export async function pagesInFrontOf(council: string): Promise<(path: string) => Promise<Document>> {
  const checked = await readSampleSite();
  const { config } = checked;
  const app = await createServer({
    assets,
    clientFolder: null,
    converter: sharedConverter,
    environment: await testEnvironment({ API_HOST: council, UPSTREAM_TIMEOUT: '60' }),
    // A page lacks a list that comes later than that.
    checked: { ...checked, config: { ...config, api: { ...config.api, wave: 60 } } },
  });
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  app.server.unref();
  return async (path) => readPage(await (await fetch(site + path)).text());
}

async function start(): Promise<CouncilPages> {
  const { address, ...council } = await startPassingCouncil(await sampleAddress());
  return { ...council, pageOf: await pagesInFrontOf(address) };
}

let started: Promise<CouncilPages> | undefined;

/** Starts the council and its site once for the files of a worker. */
export function councilPages(): Promise<CouncilPages> {
  started ??= start();
  return started;
}
