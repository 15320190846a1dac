import { formsOfPage } from '../../templates/declarations';
import { valuesOfOption } from '../../engine/form/field-options';
import type { CouncilRecord } from '../../engine/record/record';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { ConfigText, FormField, SelectField } from '../../engine/site-config.generated';
import type { SourceRequest } from '../../engine/source/source-request';
import { todayIn } from '../../engine/time/today';
import { clockIn } from '../../engine/time/time-zone';
import { type Council, type CouncilResponse, failureResponse, successResponse } from '../council/council';
import { siteTexts } from './site-texts';
import type { CountedFigures } from './store/figures';
import type { SubmissionStore } from './store/store';

/** Smallest number that is published: a smaller one could tell who wrote. */
const smallestFigure = 5;

/** The numbers of a form on a page. */
interface CountedForm {
  readonly name: string;
  readonly title: ConfigText;
  readonly choice: SelectField | null;
  readonly rows: readonly CountedFigures[];
}

export interface FiguresOptions {
  readonly checked: CheckedSite;
  readonly store: Pick<SubmissionStore, 'figures'>;
  readonly now?: (() => Date) | undefined;
}

const isSelect = (field: FormField): field is SelectField => field.kind === 'select';

/** Minutes by which the clock of a time zone is ahead of UTC. */
function offsetMinutes(timeZone: string, now: Date): number {
  const { day, time } = clockIn(timeZone, now);
  return Math.round((Date.parse(`${day}T${time}:00Z`) - now.getTime()) / 60_000);
}

/** Counts the submissions of all forms that pages show. */
async function countForms({ checked, store }: FiguresOptions, now: Date): Promise<readonly CountedForm[]> {
  const { config } = checked;
  const { timeZone, publicAddress, forms = {}, pages } = config;
  const texts = siteTexts(checked);
  const counted = Object.entries(forms).map(async ([name, { fields }]): Promise<CountedForm[]> => {
    const title = pages.find((page) => formsOfPage(config, page).includes(name))?.title;
    if (title === undefined) return [];
    const choice = fields.find(isSelect) ?? null;
    const rows = await store.figures({
      site: new URL(publicAddress).host,
      form: name,
      choice: choice && {
        field: choice.name,
        options: choice.options.map((option) => valuesOfOption(option, texts.all)),
      },
      timeZone,
      offsetMinutes: offsetMinutes(timeZone, now),
    });
    return [{ name, title, choice, rows }];
  });
  return (await Promise.all(counted)).flat();
}

const published = (count: number): number | null => (count < smallestFigure ? null : count);

/** The records of a form in a language: one for each month and option with a number that is published, the newest month first. */
function recordsOf(
  { name, title, choice, rows }: CountedForm,
  textIn: (text: ConfigText) => string,
): readonly CouncilRecord[] {
  const keys = [...new Set(rows.map(({ month, option }) => `${month} ${option}`))].sort().reverse();
  return keys.flatMap((key) => {
    const ofKey = rows.filter(({ month, option }) => `${month} ${option}` === key);
    const waiting = ofKey.find(({ isDone }) => !isDone);
    const settled = ofKey.find(({ isDone }) => isDone);
    const [open, done] = [published(waiting?.count ?? 0), published(settled?.count ?? 0)];
    if (open === null && done === null) return [];
    const [month = '', index = ''] = key.split(' ');
    const option = choice?.options[Number(index)];
    const label = typeof option === 'object' && 'label' in option ? option.label : option;
    return [
      {
        id: `${name} ${key}`,
        form: textIn(title),
        option: label === undefined ? '' : textIn(label),
        month,
        open,
        done,
        medianDays: settled && done !== null ? Math.round(settled.medianDays * 10) / 10 : null,
      },
    ];
  });
}

/** A council whose sources with `figures` have the numbers of the submissions, counted once a day (B11.18.1). */
export function withFigures(options: FiguresOptions, council: Council): Council {
  const { checked, now = () => new Date() } = options;
  const { sources, languages, timeZone } = checked.config;
  const today = todayIn(timeZone, now);
  const texts = siteTexts(checked);
  const isFigures = ({ source }: SourceRequest) =>
    Object.hasOwn(sources, source) && sources[source]?.figures === true;
  let day = '';
  let counting: Promise<readonly CountedForm[]> | undefined;
  let known = new Map<string, CouncilResponse>();
  const renew = () => {
    if (day === today()) return;
    day = today();
    counting = undefined;
    known = new Map();
  };
  const languageOf = ({ parameters }: SourceRequest) => parameters.language ?? languages.default;
  const get = async (language: string): Promise<CouncilResponse> => {
    renew();
    const answered = known.get(language);
    if (answered) return answered;
    const ofDay = known;
    const forms = await (counting ??= countForms(options, now()));
    const records = forms.flatMap((form) => recordsOf(form, (text) => texts.in(text, language)));
    const response = successResponse(records, 0);
    ofDay.set(language, response);
    return response;
  };
  return {
    get: (request) =>
      isFigures(request)
        ? get(languageOf(request)).catch(() => {
            counting = undefined;
            return failureResponse(503, 'The submissions could not be counted.');
          })
        : council.get(request),
    currentVersion: (request) => {
      if (!isFigures(request)) return council.currentVersion(request);
      renew();
      return known.get(languageOf(request))?.version;
    },
  };
}
