import type { PropertyDescription } from './describe';
import { InlineCode } from './InlineCode';
import { Table } from './Table';

interface PropertiesProps {
  readonly name: string;
  readonly of: readonly PropertyDescription[];
}

/** Properties of a schema with what may stand there and what it means. */
export function Properties({ name, of: properties }: PropertiesProps) {
  if (properties.length === 0) return <p>None.</p>;
  return (
    <Table
      name={name}
      heads={['Name', 'Value', 'What it means']}
      rows={properties.map(({ path, required, value, description }) => [
        <>
          <code>{path}</code>
          {required && ' (needed)'}
        </>,
        <code key="value">{value}</code>,
        <InlineCode key="description" text={description} />,
      ])}
    />
  );
}
