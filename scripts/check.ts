import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
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

function refuse(reason: string): void {
  console.error(`${reason}\n\n${usage}`);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
    return null;
  }
}

const parsed = readArguments();
if (parsed?.values.help) console.log(usage);
else if (parsed && parsed.positionals.length > 1) refuse('Only one site is checked at a time.');
else if (parsed) await check(parsed.positionals[0], parsed.values.json);
