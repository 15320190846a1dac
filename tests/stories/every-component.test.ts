import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { at, itemsOf, keysOf, textAt } from '../../src/check/document/json-access';
import { parseJsonFile } from '../../src/check/document/json-document';
import { formStates } from '../../stories/harness/form-states';
import { templateNames } from '../../src/templates/declarations';

const root = join(import.meta.dirname, '../..');

function filesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

const stories = filesIn('stories', '.stories.tsx');
const sources = stories.map((file) => readFileSync(join(root, file), 'utf8'));
const source = sources.join('\n');

/** Whether a story contains the text. A boolean, so that a failure does not print all stories. */
const isInStories = (words: string) => source.includes(words);

/** The components of a folder, without those that another one's stories show. */
function componentsIn(folder: string, shownByAnother: readonly string[]): readonly string[] {
  return filesIn(folder, '.tsx')
    .map((file) => file.replace(/\.tsx$/, ''))
    .filter((component) => !shownByAnother.includes(component.slice(folder.length + 1)));
}

/** Components, without those that are part of another one or show nothing, and a function that creates some. */
const components = componentsIn('src/site/ui', [
  'hydration/lazy-component',
  'icon-strip/StripControls',
  'list/ValuesByName',
  'state/ErrorBoundary',
  'text/DocumentBlocks',
  'text/DocumentText',
  'text/NoScript',
  'toast/ToastStack',
  'viewer/CloseButton',
  'viewer/LazyViewer',
  'viewer/ViewedPicture',
]);

/** Parts of the header, the menu and the footer, whose own stories show them. */
const parts = [
  ...componentsIn('src/site/shell', [
    'alerts/CurrentAlerts',
    'display/DisplayControls',
    'display/DisplayLink',
    'footer/FooterBorder',
    'footer/FooterColumn',
    'header/CompactTitle',
    'header/CouncilFacts',
    'header/HeaderBorder',
    'header/Logo',
    'header/SocialLinks',
  ]),
  ...componentsIn('src/site/menu', [
    'Menu',
    'MenuButtons',
    'MenuDialog',
    'MenuDialogRows',
    'MenuLink',
    'MenuPanel',
    'MenuStatus',
  ]),
];

/** Screens of the desk. */
const deskScreens = componentsIn('src/desk/app', []).filter((component) => component.endsWith('Screen'));

const path = resolve(process.env.SITE_CONFIG ?? join(root, 'site.config.json'));
const { document } = parseJsonFile({ file: path, text: readFileSync(path, 'utf8') });
const pages = itemsOf(at(document?.value, 'pages')).map((page) => textAt(page, 'path') ?? '');
const forms = keysOf(at(document?.value, 'forms')).flatMap((form) =>
  Object.keys(formStates).map((state) => [form, state] as const),
);

/** A generated call, whichever quotes it is written with. */
function calls(name: string, ...words: readonly string[]): RegExp {
  const written = words.map((word) => `['"]${word.replaceAll('/', String.raw`\/`)}['"]`);
  return new RegExp(String.raw`${name}\(${written.join(', ')}\)`);
}

describe('a designer sees', () => {
  it.each(templateNames)('the template %s', (name) => {
    expect(isInStories(`src/templates/${name}/examples'`)).toBe(true);
  });

  it.each(templateNames)('the purpose of the template %s', (name) => {
    expect(isInStories(`<TemplatePage name="${name}" />`)).toBe(true);
  });

  it.each(components)('the component %s', (component) => {
    expect(isInStories(`${component}'`)).toBe(true);
  });

  it.each(parts)('the part %s', (part) => {
    expect(isInStories(`${part}'`)).toBe(true);
  });

  it.each(deskScreens)('the screen of the desk %s', (screen) => {
    expect(isInStories(`${screen}'`)).toBe(true);
  });

  it.each(pages)('the page %s', (page) => {
    expect(calls('pageStory', page).test(source)).toBe(true);
  });

  it('the page for unknown addresses', () => {
    expect(calls('pageStory', '/no-such-page').test(source)).toBe(true);
  });

  it.each(forms)('the form %s: %s', (form, state) => {
    expect(calls('formStory', form, state).test(source)).toBe(true);
  });
});

/** Ids of the stories, as in Storybook's URLs. */
const storyIds = sources.flatMap((text) => {
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
  const names = [...text.matchAll(/^export const (\w+): /gm)].map(([, name = '']) => name);
  return names.map((name) => toId(title, storyNameFromExport(name)));
});

it('the links of the welcome page lead to stories', () => {
  const welcome = readFileSync(join(root, 'stories/reference/Welcome.stories.tsx'), 'utf8');
  const linked = [...welcome.matchAll(/link\('([^']+)'/g)].map(([, id = '']) => id);
  expect(linked.length).toBeGreaterThan(5);
  expect(storyIds).toEqual(expect.arrayContaining(linked));
});

describe('the reference', () => {
  it.each(templateNames)('says when not to use %s', (name) => {
    const file = join(root, `schemas/templates/${name}.schema.json`);
    expect(readFileSync(file, 'utf8')).toMatch(/"notFor": ".{20,}"/);
  });
});
