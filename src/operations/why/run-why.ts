import { inEnglish } from '../../check/sentences/sentence';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJsonFile } from '../../check/document/json-document';
import { nameHint } from '../../check/nearest-name';
import { resolveLanguage } from '../../engine/language/resolve-language';
import { dayInTimeZone } from '../../engine/time/time-zone';
import { CommandError, parseCommandLine, UsageError } from '../../server/command-line';
import type { Environment } from '../../server/environment';
import { readSite } from '../../server/site/read-site';
import { councilServerOf } from '../../server/start/open-council';
import { fetchBody, largestBody } from '../../server/council/fetch-body';
import type { CouncilServer } from '../../server/council/council-server';
import { readUpstreamAnswer } from '../../server/council/read-upstream-answer';
import { apiCall, apiUrl } from '../../engine/source/api-call';
import { sourceRequest } from '../../engine/source/source-request';
import { withoutTrailingSlashes } from '../../engine/text/trailing-slash';
import type { CheckedSite, Problem } from '../../engine/site/checked-site';
import { explainRecord, type RecordQuestion, type WrittenList } from '../../server/page/explain-record';
import { wordProblems, wordStep, type WordedStep } from './word-step';

export const whyUsage = `npm run why -- SOURCE ID [--page PATH] [--language GU]

Explains where visitors see a record of the site in SITE_CONFIG, or why they do not: npm run why -- notices 7 --page /notices.
A record without an id is named by its number in the file: npm run why -- officers '#3'.`;

const options = { page: { type: 'string' }, language: { type: 'string' } } as const;

/** Arguments of the command line. */
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

const marks = { yes: '✓', no: '✗', note: ' ' } as const satisfies Readonly<
  Record<WordedStep['verdict'], string>
>;

function requireName(kind: string, name: string, names: readonly string[]): void {
  if (names.includes(name)) return;
  throw new CommandError(`There is no ${kind} “${name}”. ${inEnglish(nameHint(name, names))}`);
}

/** A list as the council's server answers it, and its address; or why there is none. */
type AskedList =
  | { readonly url: string; readonly list: WrittenList }
  | { readonly url: string; readonly failure: string };

/** Asks the council's server for a list, in the language and, where it is requested so, for the record. */
async function askServer(
  { config: { sources } }: CheckedSite,
  { source, id, language }: RecordQuestion,
  { host: given, timeoutMs: timeout }: CouncilServer,
): Promise<AskedList> {
  const host = withoutTrailingSlashes(given);
  const request = sourceRequest(sources, source, { language, subject: id });
  if (!request)
    return {
      url: `${host}/api${sources[source]?.path ?? ''}`,
      failure: 'the list is asked for with the id of a category, which is not known here',
    };
  const url = host + apiUrl(apiCall(sources, request));
  const body = await fetchBody(url, { timeout, maxBytes: largestBody.withPictures });
  if (body.kind === 'status') return { url, failure: `it answered status ${body.status}` };
  if (body.kind === 'timeout') return { url, failure: `no answer within ${timeout / 1000} s` };
  if (body.kind !== 'body') return { url, failure: body.reason };
  const answer = readUpstreamAnswer(body.text);
  if (answer.kind === 'invalid') return { url, failure: `it answered ${answer.reason}` };
  if (answer.kind === 'refused') return { url, failure: `it refused: ${answer.message ?? 'no message'}` };
  return { url, list: { records: answer.data ?? [], base: `${host}/` } };
}

/** The records of a file; none without the file. */
async function readList(file: string): Promise<WrittenList> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const records = parseJsonFile({ file, text }).document?.value;
  return { records: Array.isArray(records) ? records : [], base: null };
}

/** The steps of a record of the council's server, or of the content folder. */
async function explain(
  checked: CheckedSite,
  problems: readonly Problem[],
  question: RecordQuestion,
  server: CouncilServer | null,
): Promise<readonly WordedStep[]> {
  const { content, sources } = checked.config;
  const { path, records = question.source } = sources[question.source] ?? {};
  const asked = server && path !== undefined ? await askServer(checked, question, server) : null;
  if (asked && 'failure' in asked) return [{ verdict: 'no', text: `${asked.url}: ${asked.failure}` }];
  const file = asked ? asked.url : `${content}/records/${records}.json`;
  const list = asked?.list ?? (await readList(join(checked.folder, 'records', `${records}.json`)));
  const steps = await explainRecord(checked, question, list);
  return steps.flatMap((step) => {
    const own = step.id === 'found' ? wordProblems(problems, file, step.number - 1) : [];
    return [wordStep(step, { checked, question, file }), ...own];
  });
}

/** Runs the command of `whyUsage`. @throws CommandError */
export async function runWhy(command: WhyCommand, context: WhyContext): Promise<void> {
  const { environment, engineFolder, now, write } = context;
  const { source, id, page } = command;
  const { site: checked, problems } = await readSite({ config: environment.siteConfig, engineFolder });
  if (!checked) throw new CommandError('The site has errors and cannot be served; npm run check names them.');
  const { config } = checked;
  requireName('source', source, Object.keys(config.sources));
  const pages = config.pages.map(({ path }) => path);
  if (page !== undefined) requireName('page', page, pages);
  const { code: language } = resolveLanguage(config, { requested: command.language ?? '' });
  const question = { source, id, page, language, today: dayInTimeZone(config.timeZone, now) };
  const steps = await explain(checked, problems, question, councilServerOf(environment, checked));
  write(steps.map(({ verdict, text }) => `${marks[verdict]} ${text}\n`).join(''));
}
