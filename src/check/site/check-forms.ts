import { mistake, type Sentence, sentence } from '../sentences/sentence';
import { defaultPrefix } from '../../engine/form/default-prefix';
import { dataRequestForm, dataRequestPrefix } from '../../engine/lookup/lookup';
import { isFormFieldKind, staysHere } from '../../engine/form/field-kinds';
import type { EntitySchema } from '../../engine/site/checked-site';
import type { Finding } from '../document/finding';
import { at, entriesOf, itemsOf, keysOf, textAt, type Json } from '../document/json-access';
import type { Path } from '../document/path';
import { schemaFileOf } from '../entities/own-entities';
import { didYouMean, nameHint, nearestName } from '../nearest-name';
import type { CheckContext } from '../check-context';
import { checkFormFields, checkPrefill, checkSentTypes } from './check-form-fields';

/** Checks forms against the entity they send, and for consistency. */
export function checkForms(context: CheckContext): Finding[] {
  const { config, entities } = context;
  const forms = entriesOf(at(config, 'forms'));
  return forms.flatMap(([name, form], index) => {
    const path = ['forms', name];
    const entityName = textAt(form, 'entity') ?? '';
    const entity = entities[entityName];
    return [
      ...checkFormName(name, path),
      ...checkPrefix(name, form, path),
      ...checkTwice(form, path),
      ...checkFormFields(form, path),
      ...checkNamedFields(form, path),
      ...checkSuggestions(form, path, config),
      ...checkAnswerConsent(form, path),
      ...checkPrefill(form, path),
      ...checkPurposes(form, path),
      ...checkDistinct(form, path, forms.slice(0, index)),
      ...(entity
        ? [
            ...checkSent(form, path, entity.schema, ownEntityFile(entityName, context)),
            ...checkSentTypes(form, path, entity.schema),
          ]
        : []),
    ];
  });
}

/** The file with the schema of an entity; undefined for one of the engine. */
function ownEntityFile(entity: string, { config, files }: CheckContext): string | undefined {
  const file = schemaFileOf(`${entity}.json`);
  return files?.has(file) === true ? `${textAt(config, 'content') ?? ''}/${file}` : undefined;
}

/** Checks that no form has the name of the engine's own one. */
function checkFormName(name: string, path: Path): Finding[] {
  if (name !== dataRequestForm) return [];
  return [
    {
      path,
      onKey: true,
      ...mistake('form.engine', { name }),
    },
  ];
}

/** Checks that the numbers of a form do not begin like those of requests about own data. */
function checkPrefix(name: string, form: Json, path: Path): Finding[] {
  const given = textAt(form, 'referencePrefix');
  if ((given ?? defaultPrefix(name)) !== dataRequestPrefix) return [];
  return [
    {
      ...(given === undefined ? { path, onKey: true } : { path: [...path, 'referencePrefix'] }),
      ...mistake('form.prefix', { prefix: dataRequestPrefix }),
    },
  ];
}

/** Keys whose values no two forms may share. */
const distinct = ['post', 'referencePrefix'] as const;

/** Checks that no form before has the same path, or the same prefix of its reference numbers. */
function checkDistinct(form: Json, path: Path, before: readonly (readonly [string, Json])[]): Finding[] {
  return distinct.flatMap((key) => {
    const value = textAt(form, key);
    const twin = before.find(([, other]) => textAt(other, key) === value);
    if (value === undefined || !twin) return [];
    return [{ path: [...path, key], ...mistake(`form.${key}`, { form: twin[0], value }) }];
  });
}

/** Checks that a form with a notice says the purpose of each field. */
function checkPurposes(form: Json, path: Path): Finding[] {
  const basis = textAt(form, 'basis');
  if (basis === undefined) return [];
  return itemsOf(at(form, 'fields')).flatMap((field, index) => {
    const name = textAt(field, 'name');
    if (name === undefined || at(field, 'purpose') !== undefined) return [];
    return [
      {
        path: [...path, 'fields', index, 'name'],
        ...mistake('form.purpose', { name }),
      },
    ];
  });
}

/** Checks that the fields of the excerpt, of suggestions and of the consent to send answers are some of the form's. */
function checkNamedFields(form: Json, path: Path): Finding[] {
  const names = fieldNames(form).map(({ name }) => name);
  return ['excerptField', 'suggestField', 'answerConsent'].flatMap((key) => {
    const named = textAt(form, key);
    if (named === undefined || named === '' || names.includes(named)) return [];
    const message = sentence('form.excerpt', { name: named });
    return [{ path: [...path, key], message, hint: nameHint(named, names) }];
  });
}

/** Kinds of fields for whose text answers can be suggested. */
const suggestedKinds: readonly (string | undefined)[] = ['text', 'long-text'];

/** Checks that a form that suggests answers has a text to search for, and a search. */
function checkSuggestions(form: Json, formPath: Path, config: Json): Finding[] {
  const name = textAt(form, 'suggestField');
  const field = fieldNames(form).find((one) => one.name === name);
  if (name === undefined || !field) return [];
  const path = [...formPath, 'suggestField'];
  if (!suggestedKinds.includes(field.kind)) return [{ path, ...mistake('form.suggestKind', { name }) }];
  return at(config, 'search') === undefined ? [{ path, ...mistake('form.suggestSearch') }] : [];
}

/** Checks that a field by which visitors agree is a box that they tick. */
function checkAnswerConsent(form: Json, path: Path): Finding[] {
  const name = textAt(form, 'answerConsent');
  const field = fieldNames(form).find((one) => one.name === name);
  if (name === undefined || !field || field.kind === 'checkbox') return [];
  return [{ path: [...path, 'answerConsent'], ...mistake('form.consentKind', { name }) }];
}

interface NamedField {
  readonly name: string;
  readonly kind: string | undefined;
  readonly path: Path;
}

function fieldNames(form: Json): NamedField[] {
  return itemsOf(at(form, 'fields')).flatMap((field, index) => {
    const name = textAt(field, 'name');
    return name === undefined ? [] : [{ name, kind: textAt(field, 'kind'), path: ['fields', index, 'name'] }];
  });
}

/** The fields whose values are in the body that the council's own server gets. */
function sentFieldNames(form: Json): NamedField[] {
  return fieldNames(form).filter(({ kind }) => !isFormFieldKind(kind) || !staysHere(kind));
}

/** Names that occur twice among fields and constants. */
function checkTwice(form: Json, base: Path): Finding[] {
  const fields = fieldNames(form);
  const constants = keysOf(at(form, 'constants'));
  return [
    ...fields
      .filter(({ name }, index) => fields.slice(0, index).some((other) => other.name === name))
      .map(({ name, path }) => ({
        path: [...base, ...path],
        ...mistake('form.fieldTwice', { name }),
      })),
    ...constants
      .filter((name) => fields.some((field) => field.name === name))
      .map((name) => ({
        path: [...base, 'constants', name],
        onKey: true,
        ...mistake('form.fieldConstant', { name }),
      })),
  ];
}

/**
 * Checks fields and constants against the entity's schema.
 * @param ownFile the file with the schema; undefined for an entity of the engine
 */
function checkSent(form: Json, base: Path, schema: EntitySchema, ownFile: string | undefined): Finding[] {
  const known = Object.keys(schema.properties);
  const fields = sentFieldNames(form);
  const constants = entriesOf(at(form, 'constants'));
  const sent = [...fields.map(({ name }) => name), ...constants.map(([name]) => name)];
  const unknown = [
    ...fields.map(({ name, path }) => ({ name, path: [...base, ...path], onKey: false })),
    ...constants.map(([name]) => ({ name, path: [...base, 'constants', name], onKey: true })),
  ].filter(({ name }) => !known.includes(name));
  const lacking = (schema.required ?? []).filter((name) => !sent.includes(name));
  return [
    ...unknown.map(({ name, ...place }) => ({
      ...place,
      message: sentence('form.unknownField', { entity: schema.title, name }),
      hint: lacking.length > 0 ? nameHint(name, lacking) : newFieldHint(name, known, ownFile),
    })),
    ...(unknown.length > 0
      ? []
      : lacking.map((name) => ({
          path: [...base, 'fields'],
          ...mistake('form.required', { name, entity: schema.title }),
        }))),
  ];
}

/** Hint for a field that the form sends in addition to those of its entity. */
function newFieldHint(name: string, known: readonly string[], ownFile: string | undefined): Sentence {
  const near = nearestName(name, known);
  if (near !== undefined) return didYouMean(near);
  if (ownFile !== undefined) return sentence('form.newField', { name, file: ownFile });
  return sentence('form.ownEntity', { names: known.map((each) => `“${each}”`).join(', ') });
}
