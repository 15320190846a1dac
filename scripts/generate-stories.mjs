// @ts-check
// Generates the stories of the templates from their examples, because Storybook's index is static. The output is not
// committed.
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
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

/** @param {string} template @param {string} example @param {readonly string[]} before the examples before it @returns {string} the story of an example */
function storyOf(template, example, before) {
  const view = `${pascal(template)}Template`;
  const name = JSON.stringify(example);
  const identifier = pascal(/^\p{L}/u.test(example) ? example : `with ${example}`);
  const tags = isRepeated(example, before) ? ` ${full},` : '';
  return `export const ${identifier}: StoryObj = { name: ${name},${tags} ...exampleStory(${view}, examples, ${name}) };`;
}

/** @param {string} template @param {string[]} examples @returns {string} the stories of a template */
function storiesOf(template, examples) {
  const view = `${pascal(template)}Template`;
  return `${banner}import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples } from '../../../src/templates/${template}/examples';
import { ${view} } from '../../../src/templates/${template}/view';
import { exampleStory, languageMatrix } from '../../harness/example-story';

const meta: Meta = { title: 'Templates/${template}' };

export default meta;

${examples.map((example, index) => storyOf(template, example, examples.slice(0, index))).join('\n')}
export const InEveryLanguage: StoryObj = { name: 'in every language', ${full}, ...languageMatrix(${view}, examples) };
`;
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

/** Writes one file of stories for each template, and removes those of deleted templates. */
export async function generateStories() {
  const names = await readTemplateNames();
  const current = names.map((name) => `${name}.stories.tsx`);
  for (const name of names) {
    await writeWhenChanged(
      join(root, folder, `${name}.stories.tsx`),
      storiesOf(name, await examplesOf(name)),
    );
  }
  await writeWhenChanged(join(root, 'stories/generated/Reference.stories.tsx'), referenceOf(names));
  const old = (await readdir(join(root, folder))).filter((file) => !current.includes(file));
  await Promise.all(old.map((file) => rm(join(root, folder, file))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generateStories();
