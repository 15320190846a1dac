// @ts-check
// Writes what lists the templates, from the folders of src/templates: their declarations for the server and the checker,
// their views for React; and the schema of a section, from their schemas. Node has no import.meta.glob, and only imports by name tell the
// compiler which template lacks what. Only the schema is committed, since editors read it in a fresh clone.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeWhenChanged } from './write-when-changed.mjs';

const root = new URL('../', import.meta.url);
const banner = '// Made from the folders of templates by scripts/template-index.mjs. Do not edit.\n';

/** @param {string} words @returns {string} the words as one name: `very long texts` → `VeryLongTexts` */
export function pascal(words) {
  const parts = words.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

/** @returns {string[]} the folders with a declaration */
function templateFolders() {
  const names = readdirSync(new URL('src/templates/', root)).sort();
  return names.filter((name) => existsSync(new URL(`src/templates/${name}/declaration.ts`, root)));
}

/** @returns {string[]} the templates with a schema: the compiler reports one that has no declaration */
function templatesWithSchema() {
  const files = readdirSync(new URL('schemas/templates/', root)).sort();
  return files.map((file) => file.replace(/\.schema\.json$/, ''));
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

/** @param {string[]} names */
function sectionSchemaOf(names) {
  const examples = names.map((name) => `        "${name}"`);
  const cases = names.map((name) => `    { "$ref": "../templates/${name}.schema.json" }`);
  return `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "Section",
  "$comment": "Made from the files in schemas/templates by scripts/template-index.mjs. Do not edit.",
  "description": "A template and its options. \`template\` names the template.",
  "type": "object",
  "required": ["template"],
  "properties": {
    "template": {
      "description": "Name of the template, which decides what else is allowed here.",
      "examples": [
${examples.join(',\n')}
      ]
    }
  },
  "discriminator": { "propertyName": "template" },
  "oneOf": [
${cases.join(',\n')}
  ]
}
`;
}

/** Writes what lists the templates, where a folder was added or removed. */
export async function writeTemplateIndex() {
  const names = templateFolders();
  /** @type {Readonly<Record<string, string>>} */
  const files = {
    'src/templates/declarations.generated.ts': declarationsOf(names),
    'src/templates/views.generated.ts': viewsOf(names),
    'schemas/parts/section.schema.json': sectionSchemaOf(templatesWithSchema()),
  };
  for (const [file, text] of Object.entries(files))
    await writeWhenChanged(fileURLToPath(new URL(file, root)), text);
}
