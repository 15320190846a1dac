import styled from '@emotion/styled';
import { Icon } from '../ui/picture/Icon';
import { tooltipVisible } from '../ui/control/Tooltip';
import { TextWithLang } from '../ui/text/TextWithLang';
import { entryStyles } from './entry-styles';
import { holdsCurrent, type GroupNode, type MenuNode } from './menu-node';
import { MenuLink } from './MenuLink';
import { MenuStatus } from './MenuStatus';

const Panel = styled('div')`
  --row: max(44px, calc(1.4 * var(--control) + 12px));
  position: absolute;
  top: 100%;
  inset-inline-start: 0;
  z-index: 6;
  min-width: 248px;
  width: max-content;
  max-width: 400px;
  background: var(--surface);
  color: var(--ink);
  border: 1px solid var(--line);
  border-top: 0;
  border-radius: 0 0 var(--radius-card) var(--radius-card);
  box-shadow: var(--floating);
  & > ul {
    max-height: calc(100vh - 190px);
    padding: 8px 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-top: 40px;
  }
  ${entryStyles}
  & a {
    position: relative;
  }
  & a,
  & summary {
    justify-content: flex-start;
    gap: 12px;
    min-height: var(--row);
    padding: 6px 20px;
    font-size: var(--control);
    text-align: start;
    scroll-margin-top: -40px;
  }
  & a > .entry-icon {
    display: none;
  }
  & a > .outside,
  & summary > svg {
    margin-inline-start: auto;
    font-size: 15px;
  }
  & .tip {
    inset-inline-start: calc(100% + 6px);
    margin-top: calc(-1 * var(--row));
  }
  & a:hover + .tip,
  & a:focus-visible + .tip {
    ${tooltipVisible}
  }
`;

/** Two panes: the groups, and the entries of the open one. */
const Panes = styled(Panel, { shouldForwardProp: (name) => name !== 'rows' })<{ readonly rows: number }>`
  width: 520px;
  max-width: none;
  & > ul {
    width: 280px;
    min-height: calc(${({ rows }) => rows} * var(--row) + 16px);
  }
  & > ul > li > details > ul {
    position: absolute;
    top: 0;
    bottom: 0;
    inset-inline: 280px 0;
    @supports not (inset: 0) {
      left: 280px;
      right: 0;
    }
    padding: 8px 0;
    overflow-y: auto;
    scroll-padding-top: 40px;
    border-inline-start: 1px solid var(--line);
  }
`;

function Rows({ entries }: { readonly entries: readonly MenuNode[] }) {
  return (
    <ul>
      {entries.map((node, index) => (
        <li key={index}>
          <Row node={node} />
        </li>
      ))}
    </ul>
  );
}

function Row({ node }: { readonly node: MenuNode }) {
  if (node.kind === 'status') return <MenuStatus node={node} />;
  if (node.kind !== 'group') return <MenuLink node={node} />;
  return (
    <>
      <p>
        <TextWithLang of={node.label} />
      </p>
      <Rows entries={node.entries} />
    </>
  );
}

interface PaneGroupProps {
  readonly node: GroupNode;
  /** Name of the `details` group, of which one is open at a time. */
  readonly name: string;
  readonly open: boolean;
}

function PaneGroup({ node, name, open }: PaneGroupProps) {
  return (
    <details name={name} open={open}>
      <summary>
        <span>
          <TextWithLang of={node.label} />
        </span>
        <Icon name="chevron-right" />
      </summary>
      <Rows entries={node.entries} />
    </details>
  );
}

interface MenuPanelProps {
  readonly entries: readonly MenuNode[];
  /** Unique to this panel. */
  readonly name: string;
}

/** The panel under an entry of the menu bar: links, or groups with their links beside them. */
export function MenuPanel({ entries, name }: MenuPanelProps) {
  const groups = entries.filter((node) => node.kind === 'group');
  if (groups.length === 0) {
    return (
      <Panel className="panel">
        <Rows entries={entries} />
      </Panel>
    );
  }
  const rows = Math.max(...groups.map((group) => group.entries.length));
  const first = groups.find(holdsCurrent) ?? groups[0];
  return (
    <Panes className="panel" rows={rows}>
      <ul>
        {entries.map((node, index) => (
          <li key={index}>
            {node.kind === 'group' ? (
              <PaneGroup node={node} name={name} open={node === first} />
            ) : (
              <Row node={node} />
            )}
          </li>
        ))}
      </ul>
    </Panes>
  );
}
