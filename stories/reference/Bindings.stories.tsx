import type { Meta, StoryObj } from '@storybook/react-vite';
import { textAt } from '../../src/check/document/json-access';
import { definitionsIn, describeProperties } from './describe';
import { Document } from './Document';
import { InlineCode } from './InlineCode';
import { Properties } from './Properties';

const meta: Meta = { title: 'Reference/Common parts', parameters: { frame: 'bare' } };

export default meta;

/** Parts that several templates share, from a file of schemas. */
function Parts({ title, file }: { readonly title: string; readonly file: string }) {
  return (
    <Document title={title}>
      {definitionsIn(file).map(([name, located]) => (
        <section key={name}>
          <h2>{name}</h2>
          <p>
            <InlineCode text={textAt(located.schema, 'description')} />
          </p>
          <Properties name={name} of={describeProperties(located)} />
        </section>
      ))}
    </Document>
  );
}

export const Bindings: StoryObj = {
  render: () => <Parts title="Bindings" file="parts/binding.schema.json" />,
};

export const UseOfRecords: StoryObj = {
  name: 'Choice and order of records',
  render: () => <Parts title="Choice and order of records" file="parts/record-use.schema.json" />,
};
