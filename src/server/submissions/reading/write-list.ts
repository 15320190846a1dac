import { isSuspicious, type Submission } from '../submission';
import { photoNames } from './write-export';
import { summarize, type ListedForms } from './summarize';

/** Formats submissions as text: one line each, oldest first, then their number. */
export async function* writeList(
  submissions: AsyncIterable<Submission>,
  localTime: (iso: string) => string,
  forms: ListedForms,
): AsyncGenerator<string, void, undefined> {
  let count = 0;
  for await (const submission of submissions) {
    count += 1;
    yield `${lineOf(submission, localTime, forms)}\n`;
  }
  yield `${count} in all\n`;
}

/** One submission with everything that is known of it. */
export function writeSubmission(submission: Submission, localTime: (iso: string) => string): string {
  const { reference, form, state, language, site, createdAt, updatedAt, upstream, body, consent } =
    submission;
  const facts = [
    ['reference', reference],
    ['form', form],
    ['received', localTime(createdAt)],
    ['state', `${state}, since ${localTime(updatedAt)}`],
    ['suspicious', isSuspicious(submission) ? 'yes, perhaps sent by a program' : 'no'],
    ['language', language],
    ['site', site],
    ...(consent === null
      ? []
      : [['consent', `${localTime(consent.at)}, notice ${consent.notice} in ${consent.language}`]]),
    ...(submission.photos.length === 0 ? [] : [['photos', photoNames(submission)]]),
    ...(upstream === null ? [] : [['council’s server', upstream]]),
  ];
  const values = Object.entries(body).map(([name, value]) => [name, String(value)]);
  return [...facts, [], ...values, []].map(([name, value]) => writeFact(name, value)).join('\n');
}

/** Characters of the name and of the message that a line shows. */
const excerptLength = 60;

function lineOf(submission: Submission, localTime: (iso: string) => string, forms: ListedForms): string {
  const { reference, createdAt, form, state } = submission;
  const { who, excerpt } = summarize(submission, forms);
  const mark = isSuspicious(submission) ? '?' : ' ';
  return [
    reference,
    localTime(createdAt),
    form.padEnd(10),
    state.padEnd(8),
    mark,
    `${inLine(who)}: ${inLine(excerpt)}`,
  ].join('  ');
}

/** The beginning of a text, without line breaks: what a visitor wrote cannot look like another submission. */
function inLine(text: string): string {
  return forTerminal(text).replaceAll('\n', ' ').slice(0, excerptLength);
}

function writeFact(name: string | undefined, value = ''): string {
  return name === undefined
    ? ''
    : `${`${name}:`.padEnd(18)}${forTerminal(value).replaceAll('\n', `\n${' '.repeat(18)}`)}`;
}

/** Without the characters by which a text could steer the terminal that shows it (an answer of a server may have them). */
function forTerminal(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '');
}
