import { wide } from '../../site/theme/component-theme';
import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { Icon } from '../../site/ui/picture/Icon';
import { Picture } from '../../site/ui/picture/Picture';
import { NewBadge } from '../../site/ui/text/NewBadge';
import { NewTab } from '../../site/ui/text/NewTab';
import { surfaceStyles } from '../../site/ui/layout/PageWidth';
import { innerFocusStyles } from '../../site/theme/inner-focus';
import { DateLine } from '../../site/ui/text/DateLine';
import { LinkedText } from '../../site/ui/text/LinkedText';
import { TextWithLang } from '../../site/ui/text/TextWithLang';
import type { ListItem } from './bind';
import type { ListVariantProps, ListVariant } from './variant';

const Board = styled('ul')`
  ${surfaceStyles}
  flex: 1;
  &[data-beside] {
    ${wide} {
      max-height: 1200px;
      overflow: hidden auto;
      scrollbar-width: thin;
    }
  }
  & > li > a:focus-visible {
    ${innerFocusStyles}
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
  &[data-across] {
    ${wide} {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      & > li:nth-of-type(2) {
        border-top: none;
      }
      & > li:nth-of-type(even) {
        border-inline-start: 1px solid var(--line);
      }
    }
  }
`;

const rowLinkStyles = `
  position: relative;
  text-decoration: none;
  transition: background-color 120ms ease-out;
  &:hover {
    background: var(--accent-soft);
    color: var(--accent-hover);
    text-decoration: underline;
  }
`;

const NoticeLink = styled(NewTab)(rowLinkStyles);

const PageLink = styled('a')(rowLinkStyles);

/** What the section binds beside the title is under it, or at the end of a row that is as wide as the page. */
const NoticeText = styled('span')`
  flex: 1;
  min-width: 0;
  & strong {
    display: block;
  }
  [data-broad]:not([data-across]) & {
    ${wide} {
      display: flex;
      gap: 40px;
      & > .words {
        flex: 1;
        min-width: 0;
      }
      & > .facts {
        flex: 0 0 32%;
        flex-direction: column;
      }
    }
  }
`;

const Photo = styled(Picture)`
  flex: none;
  width: min(160px, 26vw);
  border-radius: var(--radius-control);
`;

const Start = styled('span')`
  display: -webkit-box;
  max-width: var(--measure);
  overflow: hidden;
  color: var(--ink-soft);
  font-size: var(--small);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const FactLines = styled('span')`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  color: var(--ink-soft);
  font-size: var(--small);
  & > span > span {
    /* A date stays on one line. */
    display: inline-block;
    color: var(--ink);
  }
`;

const OutboundIcon = styled('span')`
  display: grid;
  align-self: flex-start;
  margin-top: 0.3em;
  color: var(--accent);
  font-size: 15px;
`;

function Notice({
  item: { picture, title, body, address, date, facts, page, isNew },
  icon,
  pictured,
}: {
  item: ListItem;
  icon: NonNullable<ListVariantProps['section']['icon']>;
  pictured: boolean;
}) {
  const words = title ?? body ?? { text: address ?? '' };
  const name = (address ?? page) === null ? <LinkedText of={words} /> : <TextWithLang of={words} />;
  const content = (
    <>
      {pictured ? <Photo src={picture} alt="" ratio="4/3" sizes="160px" /> : <Icon name={icon} />}
      <NoticeText>
        <span className="words">
          {isNew && <NewBadge />}
          {title && (body ?? facts.length > 0) ? <strong>{name}</strong> : name}
          {date && <DateLine of={date} />}
          {title && body && (
            <Start>
              <TextWithLang of={body} />
            </Start>
          )}
        </span>
        {facts.length > 0 && (
          <FactLines className="facts">
            {facts.map(({ label, value }) => (
              <span key={label}>
                {label}:{' '}
                <span>
                  <TextWithLang of={value} />
                </span>
              </span>
            ))}
          </FactLines>
        )}
      </NoticeText>
    </>
  );
  if (address === null)
    return page === null ? <div>{content}</div> : <PageLink href={page}>{content}</PageLink>;
  return (
    <NoticeLink href={address}>
      {content}
      <OutboundIcon>
        <Icon name="external-link" />
      </OutboundIcon>
    </NoticeLink>
  );
}

/** Beside another section a long board scrolls at that section's height. */
function NoticeItems({ section: { icon = 'scroll-text', width, bind }, items }: ListVariantProps) {
  const beside = width === 'half';
  return (
    <Board
      data-beside={beside ? '' : undefined}
      data-broad={beside ? undefined : ''}
      data-across={bind.image !== undefined && !beside ? '' : undefined}
    >
      {items.map((item) => (
        <li key={item.key}>
          <Notice item={item} icon={icon} pictured={bind.image !== undefined} />
        </li>
      ))}
    </Board>
  );
}

function NoticesSkeleton() {
  return (
    <Board>
      {Array.from({ length: 5 }, (_, index) => (
        <li key={index}>
          <div>
            <Skeleton style={{ height: '1.55em', width: '100%' }} />
          </div>
        </li>
      ))}
    </Board>
  );
}

/** Notices: rows of a board, linked where they have an address or a page, with what the section binds beside the title. */
export const notices: ListVariant = { Items: NoticeItems, Skeleton: NoticesSkeleton };
