// @ts-check
// Writes the indexes of the templates from the folders of src/templates: their declarations for the server and the checker,
// their views for React. Node has no import.meta.glob, and only imports by name tell the compiler which template lacks
// what. The output is not committed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../src/templates/', import.meta.url);
const banner = '// Made from the folders of templates by scripts/template-index.mjs. Do not edit.\n';

/** @param {string} words @returns {string} the words as one name: `very long texts` → `VeryLongTexts` */
export function pascal(words) {
  const parts = words.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

/** @returns {string[]} the folders with a declaration */
function templateFolders() {
  const names = readdirSync(folder).sort();
  return names.filter((name) => existsSync(new URL(`${name}/declaration.ts`, folder)));
}

/** @param {string[]} names */
function declarationsOf(names) {
  const imports = names.map(
    (name) => `import { declaration as declare${pascal(name)} } from './${name}/declaration';\n`,
  );
  const entries = names.map((name) => `  '${name}': declare${pascal(name)},\n`);
  return `${banner}import type { TemplateDeclaration, TemplateName } from './declaration';
${imports.join('')}
type Declarations = { readonly [Name in TemplateName]: TemplateDeclaration<Name> };

/** The declaration of every template: one without a folder does not compile. */
export const declarations = {
${entries.join('')}} as const satisfies Declarations;
`;
}

/** @param {string[]} names */
function viewsOf(names) {
  const entries = names.map(
    (name) =>
      `  '${name}': lazyTemplate(() => import('./${name}/view').then((m) => m.${pascal(name)}Template)),\n`,
  );
  return `${banner}import type { TemplateName } from './declaration';
import { lazyTemplate, type LazyTemplate } from './lazy-template';

/** Every template by its name; its code is loaded when a section needs it. One without a view does not compile. */
export const templates: { readonly [Name in TemplateName]: LazyTemplate<Name> } = {
${entries.join('')}};
`;
}

/** @param {string} name @param {string} text */
function writeWhenChanged(name, text) {
  const file = fileURLToPath(new URL(name, folder));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Writes both indexes where a folder was added or removed. */
export function writeTemplateIndex() {
  const names = templateFolders();
  writeWhenChanged('declarations.generated.ts', declarationsOf(names));
  writeWhenChanged('views.generated.ts', viewsOf(names));
}
