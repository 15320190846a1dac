import { at, entriesOf, isList, isObject, itemsOf, textAt, textsOf, type Json } from '../document/json';
import type { Path } from '../document/path';
import { follow, rootSchema, type Located, type Schemas } from '../shape/schemas';

/** Whose field a value of kind `field` is; see `annotations`. */
export type FieldOwner = 'records' | 'items' | 'section' | 'council';

/** A value of the config that refers to something, found by the annotations of its schema. */
export interface Mark {
  /** What it refers to: source, page, field, text, … */
  readonly kind: string;
  readonly value: Json;
  readonly path: Path;
  /** The objects around it, the nearest last. */
  readonly parents: readonly Json[];
  /** Kinds of field that make sense here; empty when all do. */
  readonly fits: readonly string[];
  readonly of: FieldOwner;
}

/** An object that has exactly one of some keys. */
export interface Choice {
  readonly path: Path;
  readonly value: Json;
  readonly keys: readonly string[];
}

export interface Marked {
  readonly marks: readonly Mark[];
  readonly choices: readonly Choice[];
}

interface Step {
  readonly value: Json;
  readonly path: Path;
  readonly parents: readonly Json[];
  readonly of: FieldOwner;
}

const owners: readonly FieldOwner[] = ['records', 'items', 'section', 'council'];

/** Walks a value beside its schema and gathers what the annotations say; what has no schema is left out. */
export function gatherMarks(value: Json, schemas: Schemas, file: string = rootSchema): Marked {
  const marks: Mark[] = [];
  const choices: Choice[] = [];
  visit({ schema: schemas[file] ?? null, file }, { value, path: [], parents: [], of: 'records' });
  return { marks, choices };

  function visit(located: Located, step: Step): void {
    const here = branchFor(follow(schemas, located), step.value);
    const inner = { ...step, of: owners.find((owner) => owner === at(here.schema, 'of')) ?? step.of };
    note(here.schema, inner);
    visitInner(here, inner);
  }

  function note(schema: Json, step: Step): void {
    const kind = textAt(schema, 'kind');
    const fits = textsOf(at(schema, 'fits'));
    if (kind !== undefined) marks.push({ kind, fits, ...step });
    const keys = textsOf(at(schema, 'exactlyOne'));
    if (keys.length > 0 && isObject(step.value)) choices.push({ path: step.path, value: step.value, keys });
  }

  function visitInner({ schema, file }: Located, { value, path, parents, of }: Step): void {
    for (const [key, child] of childrenOf(value)) {
      const next = { schema: schemaOfChild(schema, key), file };
      visit(next, {
        value: child,
        path: [...path, key],
        parents: isObject(value) ? [...parents, value] : parents,
        of,
      });
    }
  }

  /** The branch of a union that a value belongs to, told by its tag or by its type. */
  function branchFor({ schema, file }: Located, value: Json): Located {
    const branches = itemsOf(at(schema, 'oneOf')).map((branch) => follow(schemas, { schema: branch, file }));
    if (branches.length === 0) return { schema, file };
    const tag = textAt(schema, 'discriminator', 'propertyName');
    const found = branches.find((branch) =>
      tag === undefined
        ? isList(value) && at(branch.schema, 'type') === 'array'
        : tagOf(branch.schema, tag) === at(value, tag),
    );
    return found ?? { schema: null, file };
  }
}

const tagOf = (schema: Json, tag: string): Json | undefined => at(schema, 'properties', tag, 'const');

function childrenOf(value: Json): readonly (readonly [string | number, Json])[] {
  return isList(value) ? value.map((item, index) => [index, item] as const) : entriesOf(value);
}

function schemaOfChild(schema: Json, key: string | number): Json {
  const found =
    typeof key === 'number'
      ? at(schema, 'items')
      : (at(schema, 'properties', key) ?? at(schema, 'additionalProperties'));
  return found ?? null;
}
