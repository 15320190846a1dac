// @ts-check
// Writes the stories of a site's pages and forms, and the site itself as one file for them: Storybook's index is
// static. The site is that of SITE_CONFIG, else the sample village. What it writes is not committed.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { pascal, writeWhenChanged } from './generate-stories.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'stories/generated/site';
const banner = '// Made from the site config by scripts/generate-site-stories.mjs. Do not edit.\n';

/** @typedef {{ path: string, tabTitle: string, subject?: string }} Page */
/** @typedef {{ id: string, name: string, code: string }} Story */

/** @param {readonly Story[]} stories @returns {string} their exports; an identifier that comes again gets a number */
function exportsOf(stories) {
  const seen = new Map();
  const lines = stories.map(({ id, name, code }) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    const identifier = count === 1 ? id : `${id}${count}`;
    return `export const ${identifier}: StoryObj = { name: ${JSON.stringify(name)}, ...${code} };`;
  });
  return lines.join('\n');
}

/** @param {string} title @param {string} made function that makes a story @param {readonly Story[]} stories */
function fileOf(title, made, stories) {
  const from = made.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
  return `${banner}import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${made} } from '../../harness/${from}';

const meta: Meta = { title: '${title}', parameters: { frame: 'own' } };

export default meta;

${exportsOf(stories)}
`;
}

/** @param {string} path @returns {string} an identifier: `/villagehistory` → `Villagehistory` */
function identifierOf(path) {
  const name = pascal(path);
  return /^\p{L}/u.test(name) ? name : `Page${name}`;
}

/** @param {Page} page @param {string} [subject] @returns {Story} */
function pageStory({ path, tabTitle }, subject) {
  const id = path === '/' ? 'Home' : identifierOf(path);
  const told = JSON.stringify(path);
  if (subject === undefined) return { id, name: `${path} ${tabTitle}`, code: `pageStory(${told})` };
  const name = `${path} ${tabTitle}, to choose the ${subject}`;
  return { id: `${id}Chooser`, name, code: `pageStory(${told}, 'choose')` };
}

/** @param {readonly Page[]} pages @returns {Story[]} each page, and the choice of each kind of subject once */
function pageStories(pages) {
  const about = pages.filter(({ subject }) => subject !== undefined).toReversed();
  const choosers = new Map(about.map((page) => [page.subject, page]));
  return [
    ...pages.map((page) => pageStory(page)),
    ...[...choosers].map(([subject, page]) => pageStory(page, subject)),
    { id: 'NotFound', name: 'not found', code: `pageStory('/no-such-page')` },
  ];
}

/** @param {string} form @param {readonly string[]} states @returns {Story[]} */
function formStories(form, states) {
  return states.map((state) => ({
    id: pascal(`${form} ${state}`),
    name: `${form}: ${state}`,
    code: `formStory(${JSON.stringify(form)}, ${JSON.stringify(state)})`,
  }));
}

/** @returns the site of SITE_CONFIG, checked. Tells every mistake and ends where it is wrong. */
async function readChecked() {
  const { readSite } = await tsImport('../server/read-site.ts', import.meta.url);
  const { report } = await tsImport('../src/config/check/report.ts', import.meta.url);
  const config = process.env.SITE_CONFIG ?? `${root}site.config.json`;
  const { site, problems } = await readSite({ config, engineFolder: root });
  if (site) return site;
  console.error(report(problems));
  process.exit(1);
}

/** Writes the site, a story for each of its pages, and one for each form in each state. */
export async function generateSiteStories() {
  const { folder: _folder, ...site } = await readChecked();
  const { formStates } = await tsImport('../stories/harness/form-states.ts', import.meta.url);
  const pages = pageStories(site.config.pages);
  const forms = Object.keys(site.config.forms ?? {}).flatMap((form) =>
    formStories(form, Object.keys(formStates)),
  );
  await writeWhenChanged(`${folder}/site.json`, JSON.stringify(site));
  await writeWhenChanged(`${folder}/Pages.stories.tsx`, fileOf('Site/Pages', 'pageStory', pages));
  const file = `${folder}/Forms.stories.tsx`;
  // A file without stories would stop Storybook.
  if (forms.length === 0) await rm(join(root, file), { force: true });
  else await writeWhenChanged(file, fileOf('Site/Forms', 'formStory', forms));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generateSiteStories();
