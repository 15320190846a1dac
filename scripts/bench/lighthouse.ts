import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { buildWhenStale } from '../build.mjs';
import { atLeast, printFigures, reportOnly, type Figure } from './support/figures';
import { launchMeasuredBrowser } from './support/measured-browser';
import { startRenderedSite } from './support/rendered-pages';

/** Pages of different templates. */
const defaultPaths = [
  '/gu',
  '/gu/member',
  '/gu/villageheritage',
  '/gu/villagephotos',
  '/gu/villagehistory',
  '/gu/development',
  '/gu/complaints',
  '/gu/contactus',
  '/gu/privacypolicy',
  '/gu/orgabout/1',
];
/** `npm run bench -- lighthouse /gu /en` measures some pages only. */
const chosen = process.argv.slice(2);
const paths = chosen.length > 0 ? chosen : defaultPaths;

/** Fetched from the registry for this bench: its 150 packages are not worth an installation for everybody. */
const lighthouse = 'lighthouse@12.8.2';

const resultSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
});

type Result = z.infer<typeof resultSchema>;

/** Opens a page in a new browser as Lighthouse's phone on slow 4G, of a visitor who has seen the first-visit video. */
async function inspect(address: string, path: string): Promise<Result> {
  const browser = await launchMeasuredBrowser();
  await browser.addCookie({ name: 'firstVisit', value: 'true', url: address });
  const options = [`--port=${browser.port}`, '--disable-storage-reset', '--output=json', '--quiet'];
  const run = spawn('npx', ['--yes', lighthouse, address + path, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await text(run.stdout);
  await browser.close();
  if (output === '') throw new Error(`${lighthouse} could not be fetched or failed; see above.`);
  return resultSchema.parse(JSON.parse(output));
}

/** The score of each category, and what lowers it. */
function figuresOf({ categories, audits }: Result): readonly Figure[] {
  return Object.values(categories).flatMap(({ title, score, auditRefs }) => [
    atLeast(title, Math.round(score * 100), 100),
    ...auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => reportOnly(`  ${id}`, audits[id]?.displayValue ?? 'failed')),
  ]);
}

await buildWhenStale();
const { site } = await startRenderedSite();
try {
  for (const path of paths) {
    // Pictures are converted on the first request.
    await inspect(site.address, path);
    printFigures(`${path}, Lighthouse`, figuresOf(await inspect(site.address, path)));
  }
} finally {
  await site.stop();
}
