import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Scroll = styled('div')`
  overflow-x: auto;
`;

const Rows = styled('table')`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--small);
  line-height: 1.5;
  & th,
  & td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
`;

interface TableProps {
  /** Accessible name. */
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table of the reference; its first column names the rows. */
export function Table({ name, heads, rows }: TableProps) {
  return (
    <Scroll role="group" aria-label={name} tabIndex={0}>
      <Rows>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Rows>
    </Scroll>
  );
}
