import type { CheckedSite, Problem } from '../../engine/site/checked-site';
import type { Condition } from '../../engine/site-config.generated';
import { inEnglish } from '../../check/sentences/sentence';
import { parsePath } from '../../check/document/path';
import type { Place, RecordQuestion, Step } from '../../server/page/explain-record';

/** Whether a step leads on to the page; `no` is why visitors do not see the record there. */
type Verdict = 'yes' | 'no' | 'note';

/** A step in words. */
export interface WordedStep {
  readonly verdict: Verdict;
  readonly text: string;
}

/** Inputs of the words of a step. */
export interface StepContext {
  readonly checked: CheckedSite;
  readonly question: RecordQuestion;
  /** Where the list is: its file, or its address on the council's server. */
  readonly file: string;
}

const json = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

function describeCondition({ field, equals, oneOf, terms }: Condition): string {
  if (equals !== undefined) return `${field} is ${json(equals)}`;
  if (oneOf) return `${field} is one of ${oneOf.map(json).join(', ')}`;
  return `${field} is one of the terms ${(terms ?? []).join(', ')}`;
}

/** Path, template and title of a section. */
function nameOf({ path, section }: Place, { checked, question: { language } }: StepContext): string {
  const title = 'title' in section ? section.title : undefined;
  const text = typeof title === 'string' ? checked.catalogues[language]?.[title] : title?.[language];
  return `${path}, ${section.template}${text === undefined ? '' : ` “${text}”`}`;
}

type Words = {
  readonly [Id in Step['id']]: (
    step: Extract<Step, { id: Id }>,
    context: StepContext,
  ) => readonly [Verdict, string];
};

/** The words of each step: one without any does not compile. */
const words: Words = {
  'no-record': ({ count }, { file, question: { id } }) => [
    'no',
    `${file} has no record with the id ${id}; it has ${count}, from #1 to #${count}.`,
  ],
  'no-language': (_, { question: { language } }) => ['no', `The site has no language ${language}.`],
  'no-entity': (_, { question: { source } }) => ['no', `The list ${source} has no entity.`],
  found: ({ number, count }, { file }) => ['yes', `${file}, record ${number} of ${count}.`],
  hidden: () => ['no', 'It is hidden ("hidden": true).'],
  unfit: ({ entity }) => [
    'no',
    `It does not fit the entity ${entity}: an id or another required value is missing.`,
  ],
  unasked: ({ where }) => [
    'no',
    `No page shows it: all ask for ${where.map(describeCondition).join(' and ')}.`,
  ],
  fits: ({ entity }) => ['yes', `It fits the entity ${entity} and is not hidden.`],
  'no-days': () => ['note', 'The list has no days after which records are not shown.'],
  days: ({ stage, days }, { question: { today } }) => [
    stage === 'current' ? 'yes' : 'note',
    `On ${today} it is ${stage} (${days.map(([field, value]) => `${field} ${json(value)}`).join(', ')}).`,
  ],
  query: ({ query }) => ['note', `The list is asked for with ${json(query)}.`],
  shown: (place, context) => ['yes', `${nameOf(place, context)}: shown`],
  fills: ({ slots }) => ['note', `  it fills ${slots.join(', ')}`],
  lacks: ({ slots }) => [
    'note',
    `  it has nothing for ${slots.map(([slot, fields]) => `${slot} (${fields.join(', ')})`).join(', ')}`,
  ],
  stage: (step, context) => {
    const wanted = step.show === 'all' || step.show === 'subject' ? 'no coming' : step.show;
    return ['no', `${nameOf(step, context)}: it shows ${wanted} records, and this one is ${step.stage}`];
  },
  condition: (step, context) => [
    'no',
    `${nameOf(step, context)}: it shows those where ${describeCondition(step.condition)}, and here ${step.condition.field} is ${json(step.value)}`,
  ],
  limit: (step, context) => [
    'no',
    `${nameOf(step, context)}: it shows the first ${step.limit}, and this one is number ${step.number}`,
  ],
  shell: () => ['note', 'The header, the menu or the footer of every page reads this list, too.'],
  'no-page': (_, { question: { page, source, id } }) => {
    const where = page === undefined ? 'No page shows' : `${page} does not show`;
    return ['no', `${where} the list ${source}, which has the record ${id}.`];
  },
};

function wordsOf<Id extends Step['id']>(
  step: Extract<Step, { id: Id }>,
  id: Id,
  context: StepContext,
): readonly [Verdict, string] {
  return words[id](step, context);
}

/** The step in English. */
export function wordStep(step: Step, context: StepContext): WordedStep {
  const [verdict, text] = wordsOf(step, step.id, context);
  return { verdict, text };
}

/** Problems that the check reports of a record of a file. */
export function wordProblems(
  problems: readonly Problem[],
  file: string,
  index: number,
): readonly WordedStep[] {
  const own = problems.filter((one) => one.file === file && parsePath(one.at)[0] === index);
  return own.map(({ at, message, severity }) => ({
    verdict: severity === 'error' ? 'no' : 'note',
    text: `${file}, ${at}: ${inEnglish(message)}`,
  }));
}
