import type { Problem } from '../../model/site/checked-site';
import { at, entriesOf, textAt, type Json } from '../document/json-access';
import { readDocument, type JsonDocument, type TextFile } from '../document/json-document';
import type { Path } from '../document/path';
import { fieldKindNames } from '../../model/record/field-kinds';
import type { Schemas } from '../shape/schemas';

const ending = '.schema.json';

/** What the check of the site's own entities needs of the site. */
export interface OwnEntities {
  readonly config: Json;
  readonly schemas: Schemas;
  /** Path of the content folder. */
  readonly folder: string;
  /** Names of all files in it. */
  readonly files: ReadonlySet<string>;
  /** The files of own entities. */
  readonly own: readonly TextFile[];
}

/** Checks the names and places of the site's own entities, and that their properties have a kind. */
export function checkOwnEntities(entities: OwnEntities): Problem[] {
  return [...entities.own.flatMap((file) => checkOwn(file, entities)), ...misplaced(entities)];
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -ending.length);

function checkOwn(file: TextFile, { config, schemas }: OwnEntities): Problem[] {
  const { document } = readDocument(file);
  if (!document) return [];
  const name = nameOf(file.file);
  const sent = entriesOf(at(config, 'forms')).some(([, form]) => textAt(form, 'entity') === name);
  return [
    ...(schemas[`entities/${name}${ending}`] === undefined ? [] : [replacesEngines(document, name)]),
    ...(sent ? [] : withoutKind(document, document.value, [])),
  ];
}

function replacesEngines(document: JsonDocument, name: string): Problem {
  return document.problem({
    path: [],
    message: `This entity has the name of one of the engine's, “${name}”, and replaces it.`,
    hint: `If that is not intended, rename the file, for example to “own-${name}${ending}”.`,
    severity: 'warning',
  });
}

/** Properties without a kind: the pages would show each as a text, also a date or a picture. */
function withoutKind(document: JsonDocument, schema: Json, path: Path): Problem[] {
  return entriesOf(at(schema, 'properties')).flatMap(([name, property]) => {
    const place = [...path, 'properties', name];
    const items = at(property, 'items');
    const inner = items === undefined ? [] : withoutKind(document, items, [...place, 'items']);
    return at(property, 'kind') === undefined ? [lacksKind(document, name, place), ...inner] : inner;
  });
}

function lacksKind(document: JsonDocument, name: string, path: Path): Problem {
  const kinds = fieldKindNames.map((kind) => `“${kind}”`);
  return document.problem({
    path,
    onKey: true,
    message: `“${name}” has no “kind”, which says what the field is.`,
    hint: `Add "kind": one of ${kinds.join(', ')}.`,
  });
}

/** Schemas in the content folder that are not read because of their place or name. */
function misplaced({ folder, files }: OwnEntities): Problem[] {
  return [...files].filter(isMisplaced).map((file) => ({
    file: `${folder}/${file}`,
    line: 1,
    column: 1,
    at: '',
    message: 'This file is not read: it is not where the schema of an entity belongs.',
    hint: `Move it to “${folder}/${placeOf(file)}”.`,
    severity: 'warning',
  }));
}

const isMisplaced = (file: string): boolean =>
  (file.endsWith(ending) && !/^entities\/[^/]+$/.test(file)) ||
  (/^entities\/.+\.json$/.test(file) && !file.endsWith(ending));

/** Where the schema of an entity belongs in the content folder. */
export const placeOf = (file: string): string =>
  `entities/${file.slice(file.lastIndexOf('/') + 1).replace(/(?:\.schema)?\.json$/, '')}${ending}`;
