import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseCommandLine, startCommand } from '../server/command-line';
import { readSite } from '../server/site/read-site';
import { formatCount, formatJson, formatReport } from '../src/check/format-report';

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '..');
const usage = `npm run check -- [--json] [path of the site config]

Without a path it checks SITE_CONFIG, or site.config.json. --json prints the problems as one JSON object.`;

async function check(path: string | undefined, isJson: boolean): Promise<void> {
  const config = path ?? process.env.SITE_CONFIG ?? 'site.config.json';
  const { site, problems } = await readSite({ config, engineFolder });
  if (isJson) console.log(formatJson(problems));
  else {
    if (problems.length > 0) console.error(formatReport(problems));
    if (site)
      console.log(`${config} is right: ${String(site.config.pages.length)} pages. ${formatCount(problems)}`);
  }
  if (!site) process.exitCode = 1;
}

const options = { json: { type: 'boolean', default: false } } as const;

await startCommand(usage, process.argv.slice(2), async (args) => {
  const { values, positionals } = parseCommandLine(args, { usage, options, positionals: 1 });
  await check(positionals[0], values.json);
});
