import { fittingKinds } from '../../engine/record/field-kinds';
import { isObject } from '../../engine/json/json';
import { at, entriesOf, isList, textAt, textsOf, type Json } from '../document/json-access';
import type { Path } from '../document/path';
import { childSchema, resolveSchema, rootSchema, type SchemaNode, type Schemas } from '../shape/schemas';

/** The owners of bound fields; see `annotations`. */
export const ownerKinds = ['records', 'items', 'section', 'council'] as const;
export type OwnerKind = (typeof ownerKinds)[number];

/** A value of the config that refers to something, according to the annotations of its schema. */
export interface ConfigReference {
  /** Kind of the target: source, page, field, text, … */
  readonly kind: string;
  readonly value: Json;
  readonly path: Path;
  /** The objects that contain it, the innermost last. */
  readonly parents: readonly Json[];
  /** Field kinds that fit here; empty if all do. */
  readonly fits: readonly string[];
  readonly of: OwnerKind;
}

/** An object that has exactly one of some keys. */
export interface Choice {
  readonly path: Path;
  readonly value: Json;
  readonly keys: readonly string[];
}

export interface CollectedReferences {
  readonly references: readonly ConfigReference[];
  readonly choices: readonly Choice[];
}

interface Step {
  readonly value: Json;
  readonly path: Path;
  readonly parents: readonly Json[];
  readonly of: OwnerKind;
}

/** Walks a value along its schema and collects the annotated values. */
export function collectReferences(
  value: Json,
  schemas: Schemas,
  file: string = rootSchema,
): CollectedReferences {
  const references: ConfigReference[] = [];
  const choices: Choice[] = [];
  visit({ schema: schemas[file] ?? null, file }, { value, path: [], parents: [], of: 'records' });
  return { references, choices };

  function visit(located: SchemaNode, step: Step): void {
    const here = resolveSchema(schemas, located, step.value);
    const inner = { ...step, of: ownerKinds.find((owner) => owner === at(here.schema, 'of')) ?? step.of };
    note(here.schema, inner);
    visitInner(here, inner);
  }

  function note(schema: Json, step: Step): void {
    const kind = textAt(schema, 'kind');
    const fits = fittingKinds(textsOf(at(schema, 'fits')));
    if (kind !== undefined) references.push({ kind, fits, ...step });
    const keys = textsOf(at(schema, 'exactlyOne'));
    if (keys.length > 0 && isObject(step.value)) choices.push({ path: step.path, value: step.value, keys });
  }

  function visitInner(located: SchemaNode, { value, path, parents, of }: Step): void {
    for (const [key, child] of childrenOf(value)) {
      visit(childSchema(located, key), {
        value: child,
        path: [...path, key],
        parents: isObject(value) ? [...parents, value] : parents,
        of,
      });
    }
  }
}

function childrenOf(value: Json): readonly (readonly [string | number, Json])[] {
  return isList(value) ? value.map((item, index) => [index, item] as const) : entriesOf(value);
}
