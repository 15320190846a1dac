import type { ReactNode } from 'react';

interface ValuesByNameProps<Value> {
  readonly names: readonly string[];
  /** A hook that returns the value of a name. */
  readonly useValue: (name: string) => Value;
  readonly children: (values: Readonly<Record<string, Value>>) => ReactNode;
}

function NamedValue<Value>({
  name,
  useValue,
  children,
}: Omit<ValuesByNameProps<Value>, 'names' | 'children'> & {
  readonly name: string;
  readonly children: (value: Value) => ReactNode;
}) {
  return children(useValue(name));
}

/** Calls a hook for each name, one component inside the other, since hooks must not be called in loops. */
export function ValuesByName<Value>({
  names: [name, ...rest],
  useValue,
  children,
}: ValuesByNameProps<Value>): ReactNode {
  if (name === undefined) return children({});
  return (
    <NamedValue name={name} useValue={useValue}>
      {(value) => (
        <ValuesByName names={rest} useValue={useValue}>
          {(values) => children({ [name]: value, ...values })}
        </ValuesByName>
      )}
    </NamedValue>
  );
}
