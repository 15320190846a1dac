import type { Answers } from './answers';
import { exampleRecord, fieldLines } from './example-record';
import { languagesOf } from './languages';
import { planOf, shellSources } from './sections';

/** The schema of an entity by its name. */
export type EntitySchemas = Readonly<Record<string, unknown>>;

interface ListPlace {
  readonly name: string;
  readonly entity: string;
  /** Paths of the pages that show it. */
  readonly shown: string;
}

function listsOf({ sections }: Answers): readonly ListPlace[] {
  const own = sections.flatMap((section) => {
    const { sources = {}, page } = planOf(section);
    return Object.entries(sources).map(([name, { entity }]) => ({ name, entity, shown: page?.path ?? '/' }));
  });
  const { councilDetail, councilAbout, emergencyNumbers } = shellSources;
  return [
    { name: 'councilDetail', entity: councilDetail.entity, shown: 'header and /contact' },
    { name: 'councilAbout', entity: councilAbout.entity, shown: '/' },
    { name: 'emergencyNumbers', entity: emergencyNumbers.entity, shown: 'footer' },
    ...own,
  ];
}

function listHelp(
  { name, entity, shown }: ListPlace,
  schemas: EntitySchemas,
  codes: readonly string[],
): string {
  const example = JSON.stringify(exampleRecord(schemas[entity], codes), null, 2);
  return `### content/records/${name}.json

Shown at: ${shown}

${fieldLines(schemas[entity]).join('\n')}

\`\`\`json
${example}
\`\`\`
`;
}

const recordsHelp = `## Lists

A list is a file with its records between \`[\` and \`]\`, and a comma between two records. A text is written once per
language. Pictures are in \`content/pictures\` and named \`"pictures/file.webp"\`; documents are in \`content/documents\` and
named \`"documents/file.pdf"\`. What is unknown is \`null\`.
`;

const places = `| what                       | where                                                       |
| -------------------------- | ----------------------------------------------------------- |
| pages, menu, colours       | \`site.config.json\`                                          |
| titles, labels, menu texts | \`content/messages/\`, one file per language                  |
| logo                       | \`content/pictures/logo.svg\` (drawn; put your own there)     |
| privacy policy             | \`content/legal/\`, one file per language; have it reviewed   |

Change one file at a time, then check it, in the folder of the engine:

    npm run check -- path/to/site.config.json

An editor such as VS Code completes and explains all these files when you open this folder in it. After you have added a list,
a language or pictures, refresh what it knows:

    npm run editor -- path/to/site.config.json

The check names each mistake with its line and a fix. A running server shows a correct change after a second.`;

/** The README of a new site, for the person who edits it. */
export function siteReadme(answers: Answers, schemas: EntitySchemas): string {
  const [first = 'EN'] = answers.languages;
  const languages = languagesOf(answers.languages)
    .map(({ code, name }) => `${name} (\`${code}\`)`)
    .join(', ');
  const lists = listsOf(answers).map((place) => listHelp(place, schemas, answers.languages));
  const records =
    answers.from === null
      ? [recordsHelp, ...lists].map((part) => part.trim())
      : [`## Lists\n\nThe lists come from ${answers.from}; change them there.\n`];
  const parts = [
    `# ${answers.name[first] ?? ''}`,
    `The website of a gram panchayat, in ${languages}.`,
    places,
    records.join('\n\n'),
  ];
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}
