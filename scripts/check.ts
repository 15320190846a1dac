import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSite } from '../server/site/read-site';
import { formatCount, formatReport } from '../src/check/format-report';

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '..');
const config = process.argv[2] ?? process.env.SITE_CONFIG ?? 'site.config.json';
const { site, problems } = await readSite({ config, engineFolder });

if (problems.length > 0) console.error(formatReport(problems));
if (site)
  console.log(`${config} is right: ${String(site.config.pages.length)} pages. ${formatCount(problems)}`);
else process.exitCode = 1;
