// Makes the TypeScript types of the schemas, for editors and the type check, and the indexes of the templates. The output
// is not committed.
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { writePartsIndex } from './parts-index.mjs';
import { writeTemplateIndex } from './template-index.mjs';
import { writeWhenChanged } from './write-when-changed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const banner = '// Made from the JSON Schemas by scripts/generate.mjs. Do not edit.\n';

/**
 * Marks keys with a default as required: the check fills them in, so that their readers never miss them.
 * @param {{ readonly properties?: Record<string, { readonly default?: unknown }>, readonly required?: readonly string[] }} schema
 */
function withDefaults(schema) {
  if (typeof schema?.properties !== 'object') return schema;
  const keys = Object.entries(schema.properties).flatMap(([key, property]) =>
    property?.default === undefined ? [] : [key],
  );
  return { ...schema, required: [...(schema.required ?? []), ...keys] };
}

/**
 * A schema that depends on a condition as the union of its cases, which is all that a type can say.
 * @param {{ readonly if?: unknown, readonly then?: unknown, readonly else?: unknown }} schema
 */
function withCases(schema) {
  if (schema?.if === undefined) return schema;
  const { if: _if, then, else: otherwise, ...rest } = schema;
  return { ...rest, anyOf: [then, otherwise] };
}

/**
 * A union without the properties beside its cases: they only tell editors which tags there are.
 * @param {{ readonly discriminator?: unknown, readonly properties?: unknown }} schema
 */
function withoutTags(schema) {
  if (schema?.discriminator === undefined) return schema;
  const { properties: _properties, required: _required, ...cases } = schema;
  return cases;
}

/**
 * Parses a schema. References to the part `text` become the one type `ConfigText`: the compiler would otherwise
 * export a copy of that type for each description beside a reference.
 * @param {string} text
 */
function parseSchema(text) {
  return JSON.parse(text, (_key, value) => {
    if (!/(?:^|\/)text\.schema\.json$/.test(value?.$ref)) return withCases(withDefaults(withoutTags(value)));
    const { $ref: _ref, ...rest } = value;
    return { ...rest, tsType: 'ConfigText' };
  });
}

/** Parser of the compiler for the files that a schema refers to. */
const schemaParser = {
  order: 1,
  canParse: '.json',
  /** @param {{ readonly data: unknown }} file */
  parse: ({ data }) => parseSchema(String(data)),
};

/** @param {string} from schema file, from the project's root */
async function typesOf(from) {
  const path = join(root, from);
  const schema = parseSchema(await readFile(path, 'utf8'));
  return compile(schema, schema.title, {
    cwd: `${dirname(path)}/`,
    $refOptions: { parse: { json: schemaParser } },
    bannerComment: '',
    additionalProperties: false,
    unreachableDefinitions: false,
    format: false,
    unknownAny: true,
    ignoreMinAndMaxItems: true,
  });
}

export async function generate() {
  await Promise.all([writePartsIndex(), writeTemplateIndex()]);
  const config = await typesOf('schemas/site-config.schema.json');
  const text = await typesOf('schemas/parts/text.schema.json');
  const envelope = await typesOf('schemas/envelope.schema.json');
  await writeWhenChanged(
    join(root, 'src/engine/site-config.generated.ts'),
    [`${banner}${config}`, text, envelope].join('\n'),
  );
  const files = (await readdir(join(root, 'schemas/entities'))).sort();
  const entities = await Promise.all(files.map((file) => typesOf(`schemas/entities/${file}`)));
  await writeWhenChanged(join(root, 'tests/entities.generated.ts'), banner + entities.join('\n'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generate();
