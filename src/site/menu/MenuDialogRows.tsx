import styled from '@emotion/styled';
import { useState, type ToggleEvent } from 'react';
import { Icon } from '../ui/picture/Icon';
import { TextWithLang } from '../ui/text/TextWithLang';
import { entryStyles } from './entry-styles';
import { holdsCurrent, isHighlighted, type GroupNode, type MenuNode } from './menu-node';
import { MenuLink } from './MenuLink';
import { MenuStatus } from './MenuStatus';

const Rows = styled('ul')`
  --indent: 16px;
  ${entryStyles}
  & a,
  & summary {
    gap: 14px;
    min-height: 56px;
    padding-block-start: 8px;
    padding-block-end: 8px;
    padding-inline-start: var(--indent);
    padding-inline-end: 16px;
    border-bottom: 1px solid var(--line);
    font-size: var(--text);
    scroll-margin-top: 72px;
  }
  & .entry-icon {
    color: var(--accent);
    font-size: 1.125rem;
  }
  & .outside,
  & .chevron {
    margin-inline-start: auto;
    font-size: 15px;
  }
  & .tip {
    display: none;
  }
  & [open] > summary > .chevron {
    transform: rotate(180deg);
  }
  @media (forced-colors: active) {
    & .lit {
      text-decoration: underline;
    }
  }
  & & {
    --indent: 53px;
    background: var(--ground);
  }
  & & & {
    --indent: 73px;
  }
  & & a,
  & & summary {
    min-height: 48px;
  }
  & & > li > p {
    padding-inline-start: var(--indent);
    border-bottom: 1px solid var(--line);
  }
`;

/** Closes the other groups beside one that opens, where the browser does not do so itself, and keeps it in sight. */
function settle({ currentTarget: group }: ToggleEvent<HTMLDetailsElement>): void {
  if (!group.open) return;
  for (const other of group.closest('ul')?.children ?? []) {
    const details = other.firstElementChild;
    if (details instanceof HTMLDetailsElement && details !== group) details.open = false;
  }
  group.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}

interface RowsProps {
  readonly entries: readonly MenuNode[];
  /** Every group starts closed. */
  readonly closed: boolean;
  readonly onFollow: () => void;
}

function Group({ node, closed, onFollow }: Omit<RowsProps, 'entries'> & { readonly node: GroupNode }) {
  const [open] = useState(!closed && (isHighlighted(node) || holdsCurrent(node)));
  return (
    <details open={open} onToggle={settle}>
      <summary className={isHighlighted(node) ? 'lit' : undefined}>
        {node.icon && <Icon name={node.icon} className="entry-icon" />}
        <span>
          <TextWithLang of={node.label} />
        </span>
        <Icon name="chevron-down" className="chevron" />
      </summary>
      <MenuDialogRows entries={node.entries} closed={closed} onFollow={onFollow} />
    </details>
  );
}

function Row({ node, ...rest }: Omit<RowsProps, 'entries'> & { readonly node: MenuNode }) {
  if (node.kind === 'status') return <MenuStatus node={node} />;
  if (node.kind === 'group') return <Group node={node} {...rest} />;
  return <MenuLink node={node} onFollow={node.kind === 'page' ? rest.onFollow : undefined} />;
}

/** The entries of the small-screen menu, one under the other; groups open in their place, one at a time. */
export function MenuDialogRows({ entries, ...rest }: RowsProps) {
  return (
    <Rows>
      {entries.map((node, index) => (
        <li key={index}>
          <Row node={node} {...rest} />
        </li>
      ))}
    </Rows>
  );
}
