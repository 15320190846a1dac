import { nameHint } from '../../check/nearest-name';
import { resolveLanguage } from '../../engine/language/resolve-language';
import { dayInTimeZone } from '../../engine/time/time-zone';
import { CommandError, parseCommandLine, UsageError } from '../../server/command-line';
import type { Environment } from '../../server/environment';
import { readSite } from '../../server/site/read-site';
import { councilServerOf } from '../../server/start/open-council';
import { explainRecord, type Step } from './explain-record';

export const whyUsage = `npm run why -- SOURCE ID [--page PATH] [--language GU]

Explains where visitors see a record of the site in SITE_CONFIG, or why they do not: npm run why -- notices 7 --page /notices.
A record without an id is named by its number in the file: npm run why -- officers '#3'.`;

const options = { page: { type: 'string' }, language: { type: 'string' } } as const;

/** What the command line asks for. */
export interface WhyCommand {
  readonly source: string;
  readonly id: string;
  readonly page: string | undefined;
  readonly language: string | undefined;
}

/** Reads the command line. @throws CommandError */
export function readWhyCommand(args: readonly string[]): WhyCommand {
  const { values, positionals } = parseCommandLine(args, { usage: whyUsage, options, positionals: 2 });
  const [source, id] = positionals;
  if (source === undefined || id === undefined)
    throw new UsageError('A source and the id of a record are needed.', whyUsage);
  return { source, id, page: values.page, language: values.language };
}

interface WhyContext {
  readonly environment: Environment;
  readonly engineFolder: string;
  readonly now: Date;
  readonly write: (text: string) => void;
}

const marks = { yes: '✓', no: '✗', note: ' ' } as const satisfies Readonly<Record<Step['verdict'], string>>;

function requireName(kind: string, name: string, names: readonly string[]): void {
  if (names.includes(name)) return;
  throw new CommandError(`There is no ${kind} “${name}”. ${nameHint(name, names)}`);
}

/** Runs the command of `whyUsage`. @throws CommandError */
export async function runWhy(command: WhyCommand, context: WhyContext): Promise<void> {
  const { environment, engineFolder, now, write } = context;
  const { source, id, page } = command;
  const { site: checked, problems } = await readSite({ config: environment.siteConfig, engineFolder });
  if (!checked) throw new CommandError('The site has errors and cannot be served; npm run check names them.');
  const { config } = checked;
  requireName('source', source, Object.keys(config.sources));
  if (page !== undefined)
    requireName(
      'page',
      page,
      config.pages.map(({ path }) => path),
    );
  const { code: language } = resolveLanguage(config, { requested: command.language ?? '' });
  const server = councilServerOf(environment, checked);
  const { path, extend } = config.sources[source] ?? {};
  if (server && path !== undefined && extend === undefined)
    write(
      `The council’s server answers this list: ${server.host}${path}. What follows is about the content folder.\n`,
    );
  const question = { source, id, page, language, today: dayInTimeZone(config.timeZone, now) };
  const steps = await explainRecord(checked, problems, question);
  write(steps.map(({ verdict, text }) => `${marks[verdict]} ${text}\n`).join(''));
}
