import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSite } from '../server/read-site';
import { count, report } from '../src/config/check/report';

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '..');
const config = process.argv[2] ?? process.env.SITE_CONFIG ?? 'site.config.json';
const { site, problems } = await readSite({ config, engineFolder });

if (problems.length > 0) console.error(report(problems));
if (site) console.log(`${config} is right: ${String(site.config.pages.length)} pages. ${count(problems)}`);
else process.exitCode = 1;
