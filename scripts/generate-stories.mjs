// @ts-check
// Generates the stories of the templates from their examples, because Storybook's index is static. The output is not
// committed.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { pascal } from './template-index.mjs';
import { writeWhenChanged } from './write-when-changed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'stories/generated/templates';
const banner = '// Made from the templates by scripts/generate-stories.mjs. Do not edit.\n';

/** Tag of stories that `npm run test:full` renders and `npm test` does not, because they repeat what others show. */
export const full = "tags: ['full']";

/** @param {string} name folder of the template @returns {Promise<string[]>} the names of its examples */
async function examplesOf(name) {
  const file = `src/templates/${name}/examples.ts`;
  if (!existsSync(join(root, file)))
    throw new Error(`The template “${name}” has no examples: write ${file}.`);
  const module = await tsImport(`../${file}`, import.meta.url);
  return module.examples.map((/** @type {{ name: string }} */ example) => example.name);
}

/** How many records there are and whether they fit changes no part of a story that others do not show. */
const amounts = /(?:^|, )(?:one record|two records|twelve|many|a hundred and twenty|wrong values)$/;

/** @param {string} example @param {readonly string[]} before the examples before it @returns {boolean} whether its parts are those of other stories */
function isRepeated(example, before) {
  const [state] = /, (?:empty|none|loading|failed)$/.exec(example) ?? [];
  return amounts.test(example) || (state !== undefined && before.some((name) => name.endsWith(state)));
}

/** @typedef {{ template: string, look: string | null, examples: readonly string[], isFirst: boolean }} StoryFile */

/** @param {string} example @returns {string} such as “people” for “people, one record” */
const lookOf = (example) => /^[^, ]+/.exec(example)?.[0] ?? example;

/** More stories than these are a file for each look, which its examples begin with. */
const mostStories = 25;

/** @param {string} template @param {readonly string[]} examples @returns {StoryFile[]} the files of its stories */
function filesOf(template, examples) {
  const looks = examples.length > mostStories ? [...new Set(examples.map(lookOf))] : [null];
  return looks.map((look, index) => ({
    template,
    look,
    examples: look === null ? examples : examples.filter((example) => lookOf(example) === look),
    isFirst: index === 0,
  }));
}

/** @param {string} example @param {string | null} look @returns {string} its name among the stories of its look */
function nameIn(example, look) {
  const rest = look === null ? example : example.slice(look.length).replace(/^,? /, '');
  return rest === '' ? 'filled' : rest;
}

/** @param {StoryFile} file @param {string} example @param {readonly string[]} before the examples of the template before it @returns {string} the story of an example */
function storyOf({ template, look }, example, before) {
  const view = `${pascal(template)}Template`;
  const name = nameIn(example, look);
  const identifier = pascal(/^\p{L}/u.test(name) ? name : `with ${name}`);
  const tags = isRepeated(example, before) ? ` ${full},` : '';
  return `export const ${identifier}: StoryObj = { name: ${JSON.stringify(name)},${tags} ...exampleStory(${view}, examples, ${JSON.stringify(example)}) };`;
}

/** @param {StoryFile} file @param {readonly string[]} all the examples of its template @returns {string} its stories */
function storiesOf(file, all) {
  const { template, look, examples, isFirst } = file;
  const view = `${pascal(template)}Template`;
  const helpers = isFirst ? 'exampleStory, languageMatrix' : 'exampleStory';
  const matrix = `export const InEveryLanguage: StoryObj = { name: 'in every language', ${full}, ...languageMatrix(${view}, examples) };`;
  return `${banner}import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples } from '../../../src/templates/${template}/examples';
import { ${view} } from '../../../src/templates/${template}/view';
import { ${helpers} } from '../../harness/example-story';

const meta: Meta = { title: 'Templates/${template}${look === null ? '' : `/${look}`}' };

export default meta;

${examples.map((example) => storyOf(file, example, all.slice(0, all.indexOf(example)))).join('\n')}
${isFirst ? `${matrix}\n` : ''}`;
}

/** @param {readonly string[]} names @returns {string} the reference pages of all templates */
function referenceOf(names) {
  const stories = names.map((name, index) => {
    const tags = index === 0 ? '' : ` ${full},`;
    return `export const ${pascal(name)}: StoryObj = { name: '${name}',${tags} render: () => <TemplatePage name="${name}" /> };`;
  });
  return `${banner}import type { Meta, StoryObj } from '@storybook/react-vite';
import { TemplatePage } from '../reference/TemplatePage';

const meta: Meta = { title: 'Reference/Templates', parameters: { frame: 'bare' } };

export default meta;

${stories.join('\n')}
`;
}

/** @returns {Promise<readonly string[]>} */
async function readTemplateNames() {
  const { templateNames } = await tsImport('../src/templates/declarations.ts', import.meta.url);
  return templateNames;
}

/** @param {string} from folder in the project @param {string} ending @returns {Promise<[path: string, text: string][]>} its files, by their path in it */
async function filesIn(from, ending) {
  const paths = (await readdir(join(root, from), { recursive: true })).filter((path) =>
    path.endsWith(ending),
  );
  return Promise.all(
    paths
      .map((path) => path.replaceAll('\\', '/'))
      .sort()
      .map(async (path) => [path, await readFile(join(root, from, path), 'utf8')]),
  );
}

/** Writes the files of the sample village that stories need as one file each: in dev mode, each file is a request. */
async function writeSampleFiles() {
  const schemas = (await filesIn('schemas', '.schema.json')).map(([path, text]) => [path, JSON.parse(text)]);
  const entities = (await filesIn('content/entities', '.schema.json')).map(([path, text]) => [
    `entities/${path}`,
    JSON.parse(text),
  ]);
  const files = { schemas, entities, legal: await filesIn('content/legal', '.md') };
  for (const [name, entries] of Object.entries(files)) {
    const path = join(root, `stories/generated/sample/${name}.json`);
    await writeWhenChanged(path, JSON.stringify(Object.fromEntries(entries)));
  }
}

/** Writes the stories of each template, and removes those of deleted templates. */
export async function generateStories() {
  const names = await readTemplateNames();
  const current = new Set();
  for (const name of names) {
    const all = await examplesOf(name);
    for (const file of filesOf(name, all)) {
      const path = `${[name, file.look].filter((part) => part !== null).join('.')}.stories.tsx`;
      current.add(path);
      await writeWhenChanged(join(root, folder, path), storiesOf(file, all));
    }
  }
  await writeSampleFiles();
  await writeWhenChanged(join(root, 'stories/generated/Reference.stories.tsx'), referenceOf(names));
  const old = (await readdir(join(root, folder))).filter((file) => !current.has(file));
  await Promise.all(old.map((file) => rm(join(root, folder, file))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generateStories();
