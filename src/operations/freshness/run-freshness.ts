import type { LinkReason, ListFreshness } from '../../desk/api/freshness-api';
import { resolveLanguage } from '../../engine/language/resolve-language';
import { parseCommandLine } from '../../server/command-line';
import type { Environment } from '../../server/environment';
import { councilServerOf } from '../../server/start/open-council';
import { readSite, type SitePlace } from '../../server/site/read-site';
import { openSiteDirectory } from '../sites/site-directory';
import { linkChecker } from '../../desk/server/freshness/check-links';
import { readFreshness } from '../../desk/server/freshness/read-freshness';

export const freshnessUsage = `npm run freshness -- [--json] [--links]

Lists what is to be looked at: lists that nobody has changed for long, terms that have ended, placeholders and missing
translations, of the site in SITE_CONFIG or of all sites of SITES_DIR. --links also calls the links of the lists, politely.`;

const options = {
  json: { type: 'boolean', default: false },
  links: { type: 'boolean', default: false },
} as const;

/** Arguments of the command line. */
interface FreshnessCommand {
  readonly json: boolean;
  readonly links: boolean;
}

/** Reads the command line. @throws CommandError */
export function readFreshnessCommand(args: readonly string[]): FreshnessCommand {
  return parseCommandLine(args, { usage: freshnessUsage, options }).values;
}

/** Inputs of the command. */
interface FreshnessContext {
  readonly environment: Environment;
  readonly engineFolder: string;
  readonly now: Date;
  readonly write: (text: string) => void;
}

/** A site; its lists are null where it has errors and cannot be read. */
interface ReadSite {
  readonly site: string;
  readonly lists: readonly ListFreshness[] | null;
  /** As in `SiteFreshness`. */
  readonly unchecked: number | null;
}

const plural = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const linkReasons: Readonly<Record<LinkReason, string>> = {
  status: 'status',
  'unknown-host': 'the host is not known',
  refused: 'the host refuses the connection',
  late: 'no answer in time',
  private: 'a private address, which was not called',
  redirects: 'its redirections do not end',
  'no-address': 'no address of the web',
  'no-connection': 'no connection,',
};

function linesOf(list: ListFreshness): string[] {
  const { isStale, changed, limit, ended, placeholders, missing, deadLinks } = list;
  return [
    ...(isStale ? [`not changed since ${changed ?? ''}; look at it every ${limit ?? 0} days`] : []),
    ...ended.map(({ label, day }) => `the term of ${label || 'an entry'} ended on ${day}`),
    ...(placeholders > 0 ? [plural(placeholders, 'placeholder', 'placeholders')] : []),
    ...Object.entries(missing).map(
      ([code, count]) => `${plural(count, 'text is', 'texts are')} missing in ${code}`,
    ),
    ...deadLinks.map(
      ({ url, reason, detail }) => `${url}: ${[linkReasons[reason], detail].join(' ').trim()}`,
    ),
  ];
}

function tellSite({ site, lists, unchecked }: ReadSite): string {
  if (lists === null) return `${site}\n  has errors; npm run check names them\n`;
  if (lists.length === 0) return `${site}\n  nothing to look at\n`;
  const texts = lists.map(
    (list) =>
      `  ${list.title} (${list.name})\n${linesOf(list)
        .map((line) => `    ${line}\n`)
        .join('')}`,
  );
  const rest = unchecked ? `  ${plural(unchecked, 'link was', 'links were')} not called\n` : '';
  return `${site}\n${texts.join('')}${rest}`;
}

async function readOne(
  place: SitePlace,
  name: string,
  links: boolean,
  { environment, now }: FreshnessContext,
): Promise<ReadSite> {
  const { site: checked } = await readSite(place);
  if (!checked) return { site: name, lists: null, unchecked: null };
  const { config } = checked;
  const language = resolveLanguage(config, { requested: 'EN' }).code;
  const { lists, unchecked } = await readFreshness({
    ...{ checked, place, now, language },
    hasServer: councilServerOf(environment, checked) !== null,
    ...(links && { checkLinks: linkChecker(config.publicAddress) }),
  });
  const site = environment.sitesDir === undefined ? new URL(config.publicAddress).host : name;
  return { site, lists, unchecked };
}

/** The configs of the environment, with the names of their sites. */
async function placesOf({
  siteConfig,
  sitesDir,
}: Environment): Promise<readonly { name: string; config: string }[]> {
  if (sitesDir === undefined) return [{ name: siteConfig, config: siteConfig }];
  const directory = await openSiteDirectory({ folder: sitesDir, log: { warn: () => undefined } });
  return directory.list();
}

/** Runs the command of `freshnessUsage`; resolves with whether all sites could be read. @throws CommandError */
export async function runFreshness(
  { json, links }: FreshnessCommand,
  context: FreshnessContext,
): Promise<boolean> {
  const { environment, engineFolder, write } = context;
  const sites: ReadSite[] = [];
  for (const { name, config } of await placesOf(environment)) {
    const read = await readOne({ config, engineFolder }, name, links, context);
    sites.push(read);
    if (!json) write(tellSite(read));
  }
  if (json) write(`${JSON.stringify({ sites }, null, 2)}\n`);
  return sites.every(({ lists }) => lists !== null);
}
