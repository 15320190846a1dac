import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSiteFiles } from '../server/site/read-site';
import { checkSite, type CheckResult } from '../src/check/check-site';
import { formatCount, formatJson, formatReport } from '../src/check/format-report';

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '..');
const [path] = process.argv.slice(2).filter((argument) => argument !== '--json');
const config = path ?? process.env.SITE_CONFIG ?? 'site.config.json';
const { files, problems: unreadable } = await readSiteFiles({ config, engineFolder });
const checked: CheckResult = files ? checkSite({ ...files, configPath: config }) : { problems: [] };
const problems = [...checked.problems, ...unreadable];
const site = unreadable.some(({ severity }) => severity === 'error') ? undefined : checked.site;

if (process.argv.includes('--json')) console.log(formatJson(problems));
else {
  if (problems.length > 0) console.error(formatReport(problems));
  if (site)
    console.log(`${config} is right: ${String(site.config.pages.length)} pages. ${formatCount(problems)}`);
}
if (!site) process.exitCode = 1;
