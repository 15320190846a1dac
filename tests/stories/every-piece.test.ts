import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at, itemsOf, keysOf, textAt } from '../../src/config/check/document/json';
import { readDocument } from '../../src/config/check/document/json-document';
import { formStates } from '../../stories/harness/form-states';
import { templateNames } from '../templates/examples-of';

const root = join(import.meta.dirname, '../..');

function filesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

const stories = filesIn('stories', '.stories.tsx');
const told = stories.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');

/** Whether the words stand in a story; a failure then does not show all of them. */
const isTold = (words: string) => told.includes(words);

/** The components of a folder, without those that another one's stories show. */
function piecesIn(folder: string, shownByAnother: readonly string[]): readonly string[] {
  return filesIn(folder, '.tsx')
    .map((file) => file.replace(/\.tsx$/, ''))
    .filter((piece) => !shownByAnother.includes(piece.slice(folder.length + 1)));
}

/** Parts of another piece. */
const pieces = piecesIn('src/ui', [
  'strip/StripControls',
  'Unscripted',
  'toast/ToastStack',
  'viewer/LazyViewer',
  'viewer/ViewedPicture',
]);

/** Parts of the header, the menu and the footer, whose own stories show them. */
const parts = piecesIn('src/site/shell', [
  'Band',
  'CouncilFacts',
  'FooterColumns',
  'Logo',
  'MenuButtons',
  'MenuLink',
  'MenuNotice',
  'MenuPanel',
  'MenuSheet',
  'SheetRows',
  'SmallName',
  'Socials',
  'Toran',
]);

const path = resolve(process.env.SITE_CONFIG ?? join(root, 'site.config.json'));
const { document } = readDocument({ file: path, text: readFileSync(path, 'utf8') });
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
    expect(stories).toContain(`stories/generated/templates/${name}.stories.tsx`);
  });

  it.each(templateNames)('what the template %s is for', (name) => {
    expect(isTold(`<TemplatePage name="${name}" />`)).toBe(true);
  });

  it.each(pieces)('the piece %s', (piece) => {
    expect(isTold(`${piece}'`)).toBe(true);
  });

  it.each(parts)('the part %s', (part) => {
    expect(isTold(`${part}'`)).toBe(true);
  });

  it.each(pages)('the page %s', (page) => {
    expect(calls('pageStory', page).test(told)).toBe(true);
  });

  it('the page for addresses that are none', () => {
    expect(calls('pageStory', '/no-such-page').test(told)).toBe(true);
  });

  it.each(forms)('the form %s: %s', (form, state) => {
    expect(calls('formStory', form, state).test(told)).toBe(true);
  });
});

describe('the reference', () => {
  it.each(templateNames)('says when not to use %s', (name) => {
    const file = join(root, `schemas/templates/${name}.schema.json`);
    expect(readFileSync(file, 'utf8')).toMatch(/"notFor": ".{20,}"/);
  });
});
