// @ts-check
// Generates the stories of a site's pages and forms, and the site's data for them, since Storybook's index is static.
// The site is that of SITE_CONFIG or the sample village. The generated files are not committed.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { full } from './generate-stories.mjs';
import { pascal } from './template-index.mjs';
import { writeWhenChanged } from './write-when-changed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'stories/generated/site');
const banner = '// Generated from the site config by scripts/generate-site-stories.mjs. Do not edit.\n';

/** @typedef {string | Readonly<Record<string, string>>} Text a message id or a text by language */
/** @typedef {{ path: string, title: Text, tabTitle?: Text, subject?: string }} Page */
/** @typedef {{ path: string, title: string, subject?: string }} NamedPage */
/** @typedef {{ id: string, name: string, code: string, isFull?: boolean }} Story */

/** @param {readonly Story[]} stories @returns {string} their exports; a repeated identifier gets a number */
function exportsOf(stories) {
  const seen = new Map();
  const lines = stories.map(({ id, name, code, isFull = false }) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    const identifier = count === 1 ? id : `${id}${count}`;
    const tags = isFull ? `, ${full}` : '';
    return `export const ${identifier}: StoryObj = { name: ${JSON.stringify(name)}${tags}, ...${code} };`;
  });
  return lines.join('\n');
}

/** @param {string} title @param {string} create name of the function that creates a story @param {readonly Story[]} stories */
function fileOf(title, create, stories) {
  const module = create.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
  return `${banner}import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${create} } from '../../harness/${module}';

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

/** @param {NamedPage} page @param {string} [subject] @returns {Story} */
function pageStory({ path, title }, subject) {
  const id = path === '/' ? 'Home' : identifierOf(path);
  const argument = JSON.stringify(path);
  if (subject === undefined) return { id, name: `${path} ${title}`, code: `pageStory(${argument})` };
  const name = `${path} ${title}, to choose the ${subject}`;
  return { id: `${id}Chooser`, name, code: `pageStory(${argument}, 'choose')` };
}

/** @param {readonly NamedPage[]} pages @returns {Story[]} a story per page, and one per kind of subject for its chooser */
function pageStories(pages) {
  const withSubject = pages.filter(({ subject }) => subject !== undefined).toReversed();
  const choosers = new Map(withSubject.map((page) => [page.subject, page]));
  const [home, ...others] = [
    ...pages.map((page) => pageStory(page)),
    ...[...choosers].map(([subject, page]) => pageStory(page, subject)),
    { id: 'NotFound', name: 'not found', code: `pageStory('/no-such-page')` },
  ];
  // The tests in a browser open every page.
  return [...(home ? [home] : []), ...others.map((story) => ({ ...story, isFull: true }))];
}

/** @param {Readonly<Record<string, { fields: readonly unknown[] }>>} forms @param {readonly string[]} states @returns {Story[]} */
function formStories(forms, states) {
  const most = Math.max(...Object.values(forms).map(({ fields }) => fields.length));
  const [tested] = Object.keys(forms).filter((form) => forms[form]?.fields.length === most);
  return Object.keys(forms).flatMap((form) =>
    states.map((state) => ({
      id: pascal(`${form} ${state}`),
      name: `${form}: ${state}`,
      code: `formStory(${JSON.stringify(form)}, ${JSON.stringify(state)})`,
      isFull: form !== tested,
    })),
  );
}

/** @returns the checked site of SITE_CONFIG. Prints the report and exits if it is invalid. */
async function readChecked() {
  const { readSite } = await tsImport('../src/server/site/read-site.ts', import.meta.url);
  const { formatReport } = await tsImport('../src/check/format-report.ts', import.meta.url);
  const config = process.env.SITE_CONFIG ?? `${root}site.config.json`;
  const { site, problems } = await readSite({ config, engineFolder: root });
  if (site) return site;
  console.error(formatReport(problems));
  process.exit(1);
}

/**
 * @param {{ config: { pages: readonly Page[] }, catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> }} site
 * @returns {NamedPage[]} its pages with their titles, in English if the site has it
 */
function namedPages({ config, catalogues }) {
  const [code = '', catalogue = {}] =
    Object.entries(catalogues).find(([one]) => one === 'EN') ?? Object.entries(catalogues)[0] ?? [];
  const textOf = (/** @type {Text} */ text) =>
    typeof text === 'string' ? (catalogue[text] ?? text) : (text[code] ?? Object.values(text)[0] ?? '');
  return config.pages.map(({ title, tabTitle = title, ...page }) => ({ ...page, title: textOf(tabTitle) }));
}

/** Writes the site, a story for each of its pages, and one for each form in each state. */
export async function generateSiteStories() {
  const { folder: _folder, ...site } = await readChecked();
  const { formStates } = await tsImport('../stories/harness/form-states.ts', import.meta.url);
  const pages = pageStories(namedPages(site));
  const forms = formStories(site.config.forms ?? {}, Object.keys(formStates));
  await writeWhenChanged(`${folder}/site.json`, JSON.stringify(site));
  const languages = site.config.languages.list.map(
    (/** @type {{ code: string, name: string }} */ { code, name }) => ({ code, name }),
  );
  await writeWhenChanged(`${folder}/languages.json`, JSON.stringify(languages));
  await writeWhenChanged(`${folder}/Pages.stories.tsx`, fileOf('Site/Pages', 'pageStory', pages));
  const file = `${folder}/Forms.stories.tsx`;
  // Storybook rejects a file without stories.
  if (forms.length === 0) await rm(file, { force: true });
  else await writeWhenChanged(file, fileOf('Site/Forms', 'formStory', forms));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generateSiteStories();
