import type { Schemas } from '../../src/check/shape/schemas';
import { sectionsOf, type ReferenceRow, type ReferenceSection } from './sections';

const introduction = `# Config reference

Every key of \`site.config.json\`, made from the schemas by \`npm run reference\`. [another-village.md](another-village.md) shows
how a config is made; an editor shows the same texts ([checker.md](checker.md#in-an-editor)).

\`list[].key\` is a key of each object in a list, and \`object.<name>.key\` one of each object in an object whose keys are names
that you choose. The third column has the value of a key that is left out, or says that it is required; an optional key
without a default has no effect when it is left out, unless its description says otherwise.

## Texts

A text that visitors read is the id of a message, such as \`"notices.title"\`, or an object with the text per language:
\`{ "GU": "…", "EN": "…" }\`.
`;

/** Signs that would end a cell of a table, or begin a tag. */
const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')
    .replaceAll(/<(?!name>)/g, '&lt;');

function rowText({ key, type, default: preset, meaning }: ReferenceRow): string {
  return `| \`${key}\` | ${[type, preset, meaning].map(cell).join(' | ')} |`;
}

function sectionText({ heading, description, rows, kinds }: ReferenceSection, level: string): string {
  const table =
    rows.length === 0
      ? []
      : [
          ['| key | type | default | meaning |', '| --- | --- | --- | --- |', ...rows.map(rowText)].join(
            '\n',
          ),
        ];
  return [
    `${level} ${heading}`,
    description,
    ...table,
    ...kinds.map((kind) => sectionText(kind, `${level}#`)),
  ].join('\n\n');
}

/** The reference of the config as Markdown. */
export function configReference(schemas: Schemas): string {
  const sections = sectionsOf(schemas).map((section) => sectionText(section, '##'));
  return `${[introduction.trim(), ...sections].join('\n\n')}\n`;
}
