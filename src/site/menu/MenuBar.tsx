import { wide } from '../theme/component-theme';
import styled from '@emotion/styled';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../ui/picture/Icon';
import { PageWidth } from '../ui/layout/PageWidth';
import { TextWithLang } from '../ui/text/TextWithLang';
import { innerFocusStyles } from '../theme/inner-focus';
import { Menu } from './Menu';
import { isHighlighted, type MenuNode } from './menu-node';
import { useSite } from '../context/use-site';
import { MenuLink } from './MenuLink';
import { MenuPanel } from './MenuPanel';
import { useMenuBar } from './use-menu-bar';

const Bar = styled('nav')`
  display: none;
  background: var(--bar);
  color: var(--on-bar);
  ${wide} {
    display: block;
  }
  @media print {
    display: none;
  }
`;

/** The labels begin and end with the content of the page: each entry has 7 px of padding. */
const Width = styled(PageWidth)`
  padding-inline-start: calc(var(--gutter) - 7px);
  padding-inline-end: calc(var(--gutter) - 7px);
`;

/**
 * One row: the gaps shrink first (B4.1.4), then labels wrap into two lines. The arrow stays beside the last word, and the room for
 * it at the end of that line.
 */
const Entries = styled('ul', { shouldForwardProp: (name) => name !== 'gap' })<{ readonly gap: number }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  & > li {
    display: contents;
  }
  & > li + li::before {
    content: '';
    flex: 1 0 0;
    max-width: ${({ gap }) => gap}px;
  }
  & > li > a,
  & > li > details {
    flex: 1000 0 auto;
    width: min-content;
    max-width: max-content;
  }
  & > li > details {
    position: relative;
  }
  & > li > a,
  & > li > details > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 52px;
    padding: 4px 7px;
    color: inherit;
    font-size: var(--control);
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    list-style: none;
    scroll-margin-top: -184px;
    transition: background-color 120ms ease-out;
  }
  & > li > details > summary::-webkit-details-marker {
    display: none;
  }
  & > li > a > svg {
    display: none;
  }
  & > li > details > summary svg {
    position: absolute;
    margin: 0.3em 2px 0;
    font-size: 12px;
    transition: transform 120ms ease-out;
  }
  & > li > details > summary > span::after {
    content: '\\2060';
    padding-inline-start: 14px;
  }
  & > li > details[open] > summary svg {
    transform: rotate(180deg);
  }
  & > li > a:hover,
  & > li > details > summary:hover {
    background: rgb(255 255 255 / 0.12);
    color: inherit;
  }
  & > li > .lit,
  & > li > details > .lit {
    font-weight: 700;
    box-shadow: inset 0 -4px 0 var(--motif-2);
  }
  & > li > details[open] > summary {
    background: var(--surface);
    color: var(--accent);
    box-shadow: inset 0 4px 0 var(--motif-2);
  }
  & > li > a:focus-visible,
  & > li > details > summary:focus-visible {
    ${innerFocusStyles}
  }
  @media (forced-colors: active) {
    & .lit {
      text-decoration: underline;
    }
    & > li > details[open] > summary {
      outline: 2px solid;
      outline-offset: -4px;
    }
  }
  & > li:nth-last-of-type(-n + 4):nth-of-type(n + 4) .panel {
    inset-inline: auto 0;
    @supports not (inset: 0) {
      right: 0;
    }
  }
  & > li:nth-last-of-type(-n + 4):nth-of-type(n + 4) .tip {
    inset-inline: auto calc(100% + 6px);
  }
`;

function Entry({ node, index }: { readonly node: MenuNode; readonly index: number }) {
  if (node.kind === 'status') return null;
  if (node.kind !== 'group') return <MenuLink node={node} />;
  return (
    <details name="menu">
      <summary className={isHighlighted(node) ? 'lit' : undefined}>
        <span>
          <TextWithLang of={node.label} />
          <Icon name="chevron-down" />
        </span>
      </summary>
      <MenuPanel entries={node.entries} name={`menu-${index}`} />
    </details>
  );
}

/** The menu of wide screens: a row of links and of disclosures, which also work without script (B2.5.1, B10.4.1). */
export function MenuBar() {
  const intl = useIntl();
  const { language } = useSite().site;
  const bar = useRef<HTMLElement>(null);
  const onKeyDown = useMenuBar(bar);
  return (
    <Bar ref={bar} aria-label={intl.formatMessage({ id: 'shell.mainMenu' })} onKeyDown={onKeyDown}>
      <Width>
        <Entries gap={language.menuGap}>
          <Menu>
            {(menu) =>
              menu.map((node, index) => (
                <li key={index}>
                  <Entry node={node} index={index} />
                </li>
              ))
            }
          </Menu>
        </Entries>
      </Width>
    </Bar>
  );
}
