import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSite } from '../server/site/read-site';
import { formatCount, formatJson, formatReport } from '../src/check/format-report';

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '..');
const [path] = process.argv.slice(2).filter((argument) => argument !== '--json');
const config = path ?? process.env.SITE_CONFIG ?? 'site.config.json';
const { site, problems } = await readSite({ config, engineFolder });

if (process.argv.includes('--json')) console.log(formatJson(problems));
else {
  if (problems.length > 0) console.error(formatReport(problems));
  if (site)
    console.log(`${config} is right: ${String(site.config.pages.length)} pages. ${formatCount(problems)}`);
}
if (!site) process.exitCode = 1;
