import { styled } from '@mui/material/styles';
import { Icon } from '../../ui/Icon';
import { NewTab } from '../../ui/NewTab';
import { sheet } from '../../ui/Sheet';
import { Bone } from '../../ui/Skeleton';
import { Words } from '../../ui/Words';
import type { ListItem } from './bind';
import type { ItemsProps, Look } from './look';

const Board = styled('ul')`
  ${sheet}
  flex: 1;
  &[data-beside] {
    ${({ theme }) => theme.breakpoints.up('wide')} {
      max-height: 404px;
      overflow: hidden auto;
      scrollbar-width: thin;
    }
  }
  & > li > a:focus-visible {
    border-radius: 0;
    box-shadow:
      inset 0 0 0 2px var(--focus),
      inset 0 0 0 5px var(--focus-halo);
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & > li > * {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    min-height: 52px;
    padding: 12px 16px;
    color: var(--ink);
    line-height: 1.55;
  }
  & > li > * > svg {
    margin-top: 0.22em;
    color: var(--accent);
  }
`;

const NoticeLink = styled(NewTab)`
  position: relative;
  text-decoration: none;
  transition: background-color 120ms ease-out;
  &:hover {
    background: var(--accent-soft);
    color: var(--accent-hover);
    text-decoration: underline;
  }
`;

const What = styled('span')`
  flex: 1;
  min-width: 0;
`;

const Outbound = styled('span')`
  display: grid;
  align-self: flex-start;
  margin-top: 0.3em;
  color: var(--accent);
  font-size: 15px;
`;

function Notice({
  item: { title, body, address },
  icon,
}: {
  item: ListItem;
  icon: NonNullable<ItemsProps['section']['icon']>;
}) {
  const words = title ?? body ?? { text: address ?? '' };
  const content = (
    <>
      <Icon name={icon} />
      <What>
        <Words of={words} />
      </What>
    </>
  );
  if (address === null) return <div>{content}</div>;
  return (
    <NoticeLink href={address}>
      {content}
      <Outbound>
        <Icon name="external-link" />
      </Outbound>
    </NoticeLink>
  );
}

/** Beside another section a long board scrolls in a window as high as that section's. */
function NoticeItems({ section: { icon = 'scroll-text', width }, items }: ItemsProps) {
  return (
    <Board data-beside={width === 'half' ? '' : undefined}>
      {items.map((item) => (
        <li key={item.key}>
          <Notice item={item} icon={icon} />
        </li>
      ))}
    </Board>
  );
}

function NoticeBones() {
  return (
    <Board>
      {Array.from({ length: 5 }, (_, index) => (
        <li key={index}>
          <div>
            <Bone style={{ height: '1.55em', width: '100%' }} />
          </div>
        </li>
      ))}
    </Board>
  );
}

/** Notices: rows of a board, each opening its address where it has one. */
export const notices: Look = { Items: NoticeItems, Bones: NoticeBones };
