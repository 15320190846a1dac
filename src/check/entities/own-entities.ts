import { sentence } from '../sentences/sentence';
import type { Problem } from '../../engine/site/checked-site';
import { fileProblem } from '../document/finding';
import { parseJsonFile, type JsonFile, type TextFile } from '../document/json-document';
import type { Schemas } from '../shape/schemas';

const ending = '.schema.json';

/** The part of the site that the check of its own entities needs. */
export interface OwnEntities {
  readonly schemas: Schemas;
  /** Path of the content folder. */
  readonly folder: string;
  /** Names of all files in it. */
  readonly files: ReadonlySet<string>;
  /** The files of own entities. */
  readonly own: readonly TextFile[];
}

/** Checks the names and places of the site's own entities. */
export function checkOwnEntities(entities: OwnEntities): Problem[] {
  const { own, schemas } = entities;
  return [...own.flatMap((file) => checkName(file, schemas)), ...misplaced(entities)];
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -ending.length);

/** Warns of an entity that replaces one of the engine. */
function checkName(file: TextFile, schemas: Schemas): Problem[] {
  const name = nameOf(file.file);
  if (schemas[`entities/${name}${ending}`] === undefined) return [];
  const { document } = parseJsonFile(file);
  return document ? [replacesEngines(document, name)] : [];
}

function replacesEngines(document: JsonFile, name: string): Problem {
  return document.problem({
    path: [],
    message: sentence('entity.replaces', { name }),
    hint: sentence('entity.rename', { file: `own-${name}${ending}` }),
    severity: 'warning',
  });
}

/** Schemas in the content folder that are not read because of their place or name. */
function misplaced({ folder, files }: OwnEntities): Problem[] {
  return [...files].filter(isMisplaced).map((file) =>
    fileProblem(`${folder}/${file}`, {
      message: sentence('entity.misplaced'),
      hint: sentence('entity.move', { file: `${folder}/${schemaFileOf(file)}` }),
      severity: 'warning',
    }),
  );
}

const isMisplaced = (file: string): boolean =>
  (file.endsWith(ending) && !/^entities\/[^/]+$/.test(file)) ||
  (/^entities\/.+\.json$/.test(file) && !file.endsWith(ending));

/** Where the schema of an entity belongs in the content folder. */
export const schemaFileOf = (file: string): string =>
  `entities/${file.slice(file.lastIndexOf('/') + 1).replace(/(?:\.schema)?\.json$/, '')}${ending}`;
