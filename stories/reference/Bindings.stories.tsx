import type { Meta, StoryObj } from '@storybook/react-vite';
import { textAt } from '../../src/config/check/document/json';
import { definitionsIn, describe } from './describe';
import { Document } from './Document';
import { Marked } from './Marked';
import { Properties } from './Properties';

const meta: Meta = { title: 'Reference/Common parts', parameters: { frame: 'bare' } };

export default meta;

/** What several templates share, from a file of schemas. */
function Parts({ title, file }: { readonly title: string; readonly file: string }) {
  return (
    <Document title={title}>
      {definitionsIn(file).map(([name, located]) => (
        <section key={name}>
          <h2>{name}</h2>
          <p>
            <Marked text={textAt(located.schema, 'description')} />
          </p>
          <Properties name={name} of={describe(located)} />
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
