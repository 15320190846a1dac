import { wide } from '../../site/theme/component-theme';
import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CouncilRecord } from '../../engine/record/record';
import { useAutoScroll } from '../../site/ui/motion/use-auto-scroll';
import { usePausable } from '../../site/ui/motion/use-pausable';
import { Picture } from '../../site/ui/picture/Picture';
import { ReadMore } from '../../site/ui/text/ReadMore';
import { SectionHeading } from '../../site/ui/text/SectionHeading';
import { surfaceStyles } from '../../site/ui/layout/PageWidth';
import { NewBadge } from '../../site/ui/text/NewBadge';
import { TextWithLang } from '../../site/ui/text/TextWithLang';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { itemLevel, ItemTitle } from '../shared/ItemTitle';
import { MoreLink } from '../shared/MoreLink';
import { PageLinks } from '../shared/PageLinks';
import { Records } from '../shared/Records';
import { useBoundSection } from '../shared/use-bound-records';
import { bindNews, type NewsItem } from './bind';
import { PauseButton } from './PauseButton';

const Heading = styled(SectionHeading)`
  &::after {
    min-width: 58px;
  }
`;

/** As high as the section beside it, on wide screens. */
const Board = styled('div')`
  position: relative;
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  ${wide} {
    @media screen {
      &[data-beside] {
        min-height: 404px;
      }
      &[data-beside] > :last-of-type {
        position: absolute;
        inset: 0;
      }
      &[data-beside] > * > [role='region'] {
        max-height: 100%;
      }
    }
  }
`;

const Box = styled('div')`
  ${surfaceStyles}
  position: relative;
  &[data-endless]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 44px;
    border-radius: inherit;
    background: linear-gradient(#0000, var(--surface));
    pointer-events: none;
  }
  @media print {
    &::after,
    & ul[aria-hidden] {
      display: none;
    }
  }
`;

const Window = styled('div')`
  max-height: 404px;
  border-radius: inherit;
  overflow: hidden auto;
  scrollbar-width: thin;
  [data-endless] > & {
    scrollbar-width: none;
    &::-webkit-scrollbar {
      display: none;
    }
  }
  @media print {
    max-height: none;
    overflow: visible;
  }
`;

const Item = styled('li')`
  display: grid;
  gap: 2px 14px;
  padding: 14px 16px;
  border-bottom: 1px solid var(--line);
  &[data-pictured] {
    grid-template-columns: 96px minmax(0, 1fr);
  }
  & > div {
    min-width: 0;
  }
  & h2,
  & h3 {
    font-size: var(--control);
    line-height: 1.45;
  }
`;

const Photo = styled(Picture)`
  width: 96px;
  border-radius: var(--radius-control);
`;

const Day = styled('p')`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  line-height: 1.4;
  white-space: nowrap;
`;

const Body = styled('div')`
  color: var(--ink-soft);
  font-size: var(--small);
  line-height: 1.55;
  & > p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    line-clamp: 3;
  }
`;

/** Number of items that fill the window even if each is short. */
const windowful = 20;

interface NewsProps {
  readonly section: SectionOf<'news-scroller'>;
  readonly news: readonly NewsItem[];
}

function NewsItems({ section, news }: NewsProps): ReactNode {
  const pictured = section.bind.image !== undefined;
  return news.map(({ key, date, title, body, picture, isNew }) => (
    <Item key={key} data-pictured={pictured || undefined}>
      {pictured && <Photo src={picture} alt="" ratio="4/3" sizes="96px" />}
      <div>
        {(date !== null || isNew) && (
          <Day>
            {isNew && <NewBadge />}
            {date?.text}
          </Day>
        )}
        <ItemTitle of={title} level={itemLevel(section)} />
        {body && (
          <Body>
            {body.short === undefined ? (
              <p>
                <TextWithLang of={body} />
              </p>
            ) : (
              <ReadMore of={body} />
            )}
          </Body>
        )}
      </div>
    </Item>
  ));
}

function Scroller({ section, news, titleId }: NewsProps & { readonly titleId: string }) {
  const intl = useIntl();
  const pausable = usePausable(true);
  const { frame, track, list, long } = useAutoScroll(pausable.canMove, pausable.moving);
  const endless = pausable.canMove && long;
  const named = section.title
    ? { 'aria-labelledby': titleId }
    : { 'aria-label': intl.formatMessage({ id: 'news.title' }) };
  return (
    <Board data-beside={section.width === 'half' ? '' : undefined}>
      {endless && <PauseButton of={pausable} />}
      <Box data-endless={endless || undefined} {...pausable.handlers}>
        <Window ref={frame} role="region" tabIndex={0} {...named}>
          <div ref={track}>
            <ul ref={list}>
              <NewsItems section={section} news={news} />
            </ul>
            {endless && (
              <ul aria-hidden="true" inert>
                <NewsItems section={section} news={news.slice(0, windowful)} />
              </ul>
            )}
          </div>
        </Window>
      </Box>
    </Board>
  );
}

interface NewsSectionProps extends Pick<NewsProps, 'section'> {
  readonly records: readonly CouncilRecord[];
  readonly titleId: string;
}

function News({ section, records, titleId }: NewsSectionProps) {
  const { items, page } = useBoundSection(section, records, bindNews);
  return (
    <>
      <Scroller section={section} news={items} titleId={titleId} />
      <MoreLink to={section.more} />
      <PageLinks of={page} />
    </>
  );
}

function NewsSkeleton({ section }: { readonly section: SectionOf<'news-scroller'> }) {
  const pictured = section.bind.image !== undefined || undefined;
  return (
    <Box>
      {[0, 1, 2].map((row) => (
        <Item as="div" key={row} data-pictured={pictured}>
          {pictured && <Skeleton style={{ width: '96px', height: '72px' }} />}
          <Skeleton style={{ height: '105px' }} />
        </Item>
      ))}
    </Box>
  );
}

/** News that scroll slowly in an endless loop, and can be paused (B2.8.8, B2.8.9). */
export function NewsScrollerTemplate({ section }: { readonly section: SectionOf<'news-scroller'> }) {
  const { context } = useContent();
  const titleId = useId();
  return (
    <Records
      of={section}
      heading={section.title && <Heading id={titleId}>{context.translate(section.title)}</Heading>}
      skeleton={<NewsSkeleton section={section} />}
    >
      {(records) => <News section={section} records={records} titleId={titleId} />}
    </Records>
  );
}
