import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseCommandLine, startCommand, UsageError } from '../../src/server/command-line';
import { siteConfigPath } from '../../src/server/environment';
import { readSite } from '../../src/server/site/read-site';
import { formatCount, formatJsonReport, formatReport } from '../../src/check/format-report';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { withoutTrailingSlashes } from '../../src/engine/text/trailing-slash';
import { formatReports } from '../check-api/format-reports';
import { notCalled, reportSources } from '../check-api/source-reports';

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '../..');
const usage = `npm run check -- [--json] [--api URL] [path of the site config]

Without a path it checks SITE_CONFIG, or site.config.json. --json prints the problems as one JSON object.
--api calls every list of the config on a council's server, such as https://api.village.example, and prints what it answers.`;

/** Calls the lists of a site on a council's server; a call that fails sets the exit code. */
async function checkApi(site: CheckedSite, api: string): Promise<void> {
  if (!/^https?:\/\//.test(api)) throw new UsageError(`“${api}” is not an address with http.`, usage);
  const host = withoutTrailingSlashes(api);
  const reports = await reportSources(site, host, site.config.api.timeout * 1000);
  console.log(formatReports(reports));
  if (reports.some(({ failures }) => failures.some((failure) => failure !== notCalled))) process.exitCode = 1;
}

async function checkConfig(
  path: string | undefined,
  isJson: boolean,
  api: string | undefined,
): Promise<void> {
  const config = path ?? siteConfigPath(process.env);
  const { site, problems } = await readSite({ config, engineFolder });
  if (isJson) console.log(formatJsonReport(problems));
  else {
    if (problems.length > 0) console.error(formatReport(problems));
    if (site)
      console.log(`${config} is right: ${String(site.config.pages.length)} pages. ${formatCount(problems)}`);
  }
  if (!site) process.exitCode = 1;
  else if (api !== undefined) await checkApi(site, api);
}

const options = { json: { type: 'boolean', default: false }, api: { type: 'string' } } as const;

/** Checks a site config and all it refers to. */
export function check(args: readonly string[]): Promise<void> {
  return startCommand(usage, args, async () => {
    const { values, positionals } = parseCommandLine(args, { usage, options, positionals: 1 });
    await checkConfig(positionals[0], values.json, values.api);
  });
}
