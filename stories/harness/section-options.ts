import type { StoryObj } from '@storybook/react-vite';
import { at, entriesOf, itemsOf, textAt, textsOf, type Json } from '../../src/check/document/json-access';
import { configValidator, followReference } from '../../src/check/shape/schemas';
import { isObject, objectOf } from '../../src/engine/json/json';
import type { Section } from '../../src/engine/site-config.generated';
import { sampleConfig, schemas } from './sample-config';

/** Values of Storybook's controls by option. */
export type Args = Readonly<Record<string, unknown>>;

interface Option {
  readonly name: string;
  readonly description: string;
  /** Values of an enum; null for an option that can only be switched on and off. */
  readonly choices: readonly Json[] | null;
  /** Value of the control while the section is unchanged. */
  readonly initial: unknown;
  /** Value in the section for a value of the control; undefined to leave the option out. */
  readonly toValue: (arg: unknown) => unknown;
}

const keep = (arg: unknown) => arg;

/** The control of a property: a choice for an enum, a switch for a boolean and for an optional object that is set. */
function optionOf(name: string, property: Json, schema: Json, current: unknown): Option | null {
  const description = textAt(property, 'description') ?? textAt(schema, 'description') ?? '';
  const choices = itemsOf(at(schema, 'enum'));
  if (choices.length > 0) return { name, description, choices, initial: current, toValue: keep };
  if (textAt(schema, 'type') === 'boolean')
    return { name, description, choices: null, initial: current === true, toValue: keep };
  if (!isObject(current) || textAt(schema, 'kind') === 'text') return null;
  return { name, description, choices: null, initial: true, toValue: (arg) => (arg ? current : undefined) };
}

/** Options of a section's template, from the template's schema. */
function optionsOf(section: Section): readonly Option[] {
  const file = `templates/${section.template}.schema.json`;
  const template = schemas[file] ?? null;
  const required = textsOf(at(template, 'required'));
  const values = new Map(Object.entries(section));
  return entriesOf(at(template, 'properties')).flatMap(([name, property]) => {
    const { schema } = followReference(schemas, { schema: property, file });
    const option = optionOf(name, property, schema, values.get(name));
    return option && (option.choices || !required.includes(name)) ? [option] : [];
  });
}

/** Controls for the options of a section, set to its values. */
export function sectionControls(
  section: Section,
): Required<Pick<StoryObj, 'args' | 'argTypes' | 'parameters'>> {
  const options = optionsOf(section);
  const set = options.filter(({ initial }) => initial !== undefined);
  return {
    parameters: { controls: { disable: options.length === 0 } },
    args: Object.fromEntries(set.map(({ name, initial }) => [name, initial])),
    argTypes: Object.fromEntries(
      options.map(({ name, description, choices }) => [
        name,
        choices
          ? { description, options: choices, control: { type: 'select' } }
          : { description, control: { type: 'boolean' } },
      ]),
    ),
  };
}

/** Whether a section has the same template as another one. */
function isSameTemplate<Kind extends Section>(section: Section | undefined, other: Kind): section is Kind {
  return section?.template === other.template;
}

/** The candidate, if the schemas accept it in place of the section. */
function validated<Kind extends Section>(candidate: unknown, section: Kind): Kind | null {
  const pages = [{ path: '/', title: 'page.home', tabTitle: 'Home', sections: [candidate] }];
  const config: unknown = { ...sampleConfig, pages };
  if (!configValidator(schemas)(config)) return null;
  const accepted = config.pages[0]?.sections?.[0];
  return isSameTemplate(accepted, section) ? accepted : null;
}

/** Applies the values of the controls to a section one by one; values that the schemas reject are ignored. */
export function withArgs<Kind extends Section>(section: Kind, args: Args): Kind {
  const changed = optionsOf(section).filter(({ name, initial }) => args[name] !== initial);
  return changed.reduce((current, { name, toValue }) => {
    const { [name]: _replaced, ...others } = objectOf(current);
    const value = toValue(args[name]);
    return validated(value === undefined ? others : { ...others, [name]: value }, section) ?? current;
  }, section);
}
