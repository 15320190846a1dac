import {
  countIn,
  guidelinesParts,
  type Checkpoint,
  type CheckpointState,
} from '../../src/server/site/conformance/checkpoints';

const introduction = `<!-- Made from src/server/site/conformance/gigw.json by npm run reference. Do not edit. -->

# Guidelines for government websites

The checkpoints of the Guidelines for Indian Government Websites and Apps (GIGW 3.0), in its four parts: what the engine
fulfils, what it does not, and what only the council can do. Where a test shows it, it is named. The list follows the subjects
of the guidelines; **compare it with the official text and its numbers** before you apply for a certificate
(<https://guidelines.india.gov.in>). The checkpoints on accessibility have the numbers of WCAG 2.1. \`4.1.1\` is part of WCAG 2.1
and no longer of 2.2.

The texts and records of the sample village are drafts to adapt: copy those of \`content/legal/\` and \`content/records/\`, and
change names, fees, days and periods to what the council has decided. A lawyer of the council should read them; what the Right
to Information Act asks for is in [openness.md](openness.md), the Digital Personal Data Protection Act in
[data-protection.md](data-protection.md). New sites
have drafts of the policies with \`npm run new-site -- FOLDER --sections all\`.

The accessibility statement of a site has a paragraph \`{conformance}\`, which pages replace by a summary and the limits of the
table below, in the language of the page.
`;

const stateWords: Readonly<Record<CheckpointState, string>> = {
  fulfilled: 'fulfilled',
  council: 'council’s duty',
  open: '**not fulfilled**',
};

function rowOf({ id, title, state, how, tests, duty = '' }: Checkpoint): string {
  const shown = tests.map((test) => `\`${test}\``).join(', ');
  return `| ${[id, title, stateWords[state], how, duty, shown].join(' | ')} |`;
}

/** The text of docs/guidelines.md. */
export function guidelines(): string {
  const parts = guidelinesParts.map(({ title, checkpoints }) => {
    const counts = `${String(countIn(checkpoints, 'fulfilled'))} fulfilled, ${String(countIn(checkpoints, 'council'))} duties of the council, ${String(countIn(checkpoints, 'open'))} not fulfilled.`;
    const head = [
      '| | checkpoint | state | how | the council | test |',
      '| --- | --- | --- | --- | --- | --- |',
    ];
    return [`## ${title}`, '', counts, '', ...head, ...checkpoints.map(rowOf), ''].join('\n');
  });
  return [introduction, ...parts].join('\n');
}
