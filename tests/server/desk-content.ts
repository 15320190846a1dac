import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { formatReport } from '../../src/check/format-report';
import { openDesk } from '../../src/desk/server/open-desk';
import { createMetrics } from '../../src/server/monitoring/metrics';
import { loadTestParts } from './quick-hashes';
import { serveSite } from '../../src/server/start/reload/serve-site';
import { readSite } from '../../src/server/site/read-site';
import type { DeskRole } from '../../src/desk/api/roles';
import { accept } from './desk-browser';
import { sharedConverter } from './sample-site';
import { copySampleSite, copySmallSite, type SiteFolder } from './site-folder';
import { testEnvironment } from './site-server';
import { assets } from './test-assets';

const engineFolder = join(import.meta.dirname, '../..');

interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** A copy of the sample site with three notices and one record of the council. */
export async function copyWithNotices(): Promise<SiteFolder> {
  const site = await copySampleSite();
  await site.write('content/records/notices.json', notices);
  return site;
}

/** A copy of the small site with three notices: it is read in a fraction of the time. */
export async function copySmallWithNotices(): Promise<SiteFolder> {
  const site = await copySmallSite();
  const small = [1, 2, 3].map((number) => ({ id: `n-${number}`, title: `Notice ${number}`, link: '' }));
  await site.write('content/records/notices.json', JSON.stringify(small));
  return site;
}

/** Notices as somebody wrote them by hand, with more spaces than the desk writes. */
export const notices = `[
  { "id": "n-1",   "title": { "GU": "ગ્રામસભા", "HI": "ग्राम सभा", "EN": "Assembly" }, "link": "" },
  {
    "id": "n-2",
    "title": { "GU": "પાણી", "HI": "पानी", "EN": "Water" },
    "link": "",
    "validUntil": "2099-12-31"
  },
  { "id": "n-3", "title": "Library" }
]
`;

/** Serves a site folder with a desk until the test ends. */
export async function serveDesk(site: SiteFolder, place: Place, variables: Record<string, string> = {}) {
  const sitePlace = { config: site.config, engineFolder };
  const { site: checked, problems } = await readSite(sitePlace);
  if (!checked) throw new Error(`The copied site has mistakes.\n${formatReport(problems)}`);
  const { publicAddress } = checked.config;
  const served = await serveSite({
    ...(await loadTestParts()),
    place: sitePlace,
    environment: await testEnvironment({
      PORT: '0',
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
      ...variables,
    }),
    metrics: createMetrics(),
    checked,
    assets,
    clientFolder: null,
    limits: { closeMs: 100 },
    converter: sharedConverter,
    quietMs: 50,
  });
  onTestFinished(served.close);
  const desk = await openDesk({ ...place, publicAddress });
  onTestFinished(() => desk.close());
  const browser = (name: string, role: DeskRole = 'publisher') => accept(desk, served.address, name, role);
  return { address: served.address, desk, browser, databaseUrl: place.databaseUrl };
}
