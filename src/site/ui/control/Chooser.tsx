import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../picture/Icon';
import type { IconName } from '../picture/icon-paths';
import { IconTile } from '../picture/IconTile';
import { TextWithLang, type TextWithLangProps } from '../text/TextWithLang';

/** A row of the chooser. */
export interface ChooserItem {
  readonly key: string;
  readonly words: TextWithLangProps;
}

interface ChooserProps<Item extends ChooserItem> {
  /** Text above the rows. */
  readonly prompt: string;
  readonly items: readonly Item[];
  readonly icon?: IconName | undefined;
  /** Renders the link of a row around its content. */
  readonly renderLink: (item: Item, content: ReactNode) => ReactNode;
}

const Prompt = styled('p')`
  max-width: var(--measure);
  margin-bottom: 24px;
`;

const Choices = styled('ul')`
  display: grid;
  gap: 12px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  & > li > a {
    display: flex;
    align-items: center;
    gap: 16px;
    height: 100%;
    min-height: 76px;
    padding: 12px 16px;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    color: var(--ink);
    font-weight: 700;
    line-height: 1.4;
    text-decoration: none;
    & > span {
      min-width: 0;
      overflow-wrap: anywhere;
    }
    & > .arrow {
      margin-inline-start: auto;
      color: var(--accent);
      font-size: 16px;
    }
    &:hover {
      border-color: var(--accent);
      box-shadow: inset 0 0 0 1px var(--accent);
      color: var(--accent-hover);
    }
    &:focus-visible {
      box-shadow:
        0 0 0 2px var(--focus),
        0 0 0 5px var(--focus-halo);
    }
  }
`;

/** A prompt and rows of links with icons (B2.1.3). */
export function Chooser<Item extends ChooserItem>({
  prompt,
  items,
  icon = 'landmark',
  renderLink,
}: ChooserProps<Item>) {
  return (
    <>
      <Prompt>{prompt}</Prompt>
      <Choices>
        {items.map((item) => (
          <li key={item.key}>
            {renderLink(
              item,
              <>
                <IconTile name={icon} />
                <span>
                  <TextWithLang of={item.words} />
                </span>
                <Icon name="chevron-right" className="arrow" />
              </>,
            )}
          </li>
        ))}
      </Choices>
    </>
  );
}
