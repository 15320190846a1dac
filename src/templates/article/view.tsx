import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Loading } from '../../ui/state/Loading';
import { EmptyState, ErrorState } from '../../ui/state/States';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { SectionTitle } from '../shared/Records';
import { bindArticle, bindPlaceholders, textOfInlines, type Article, type PlaceholderValues } from './bind';
import { Inlines } from './Inlines';
import type { Block, Heading } from '../../model/document/document';

const Text = styled('article')`
  max-width: 720px;
  overflow-wrap: anywhere;
  & > p,
  & > ul,
  & > ol {
    max-width: var(--measure);
    margin-top: 0.8em;
  }
  & > * + h2 {
    margin-top: var(--gap);
  }
  & > * + h3 {
    margin-top: 24px;
  }
  & > h2,
  & > h3 {
    scroll-margin-top: 24px;
  }
  & > ul,
  & > ol {
    padding-inline-start: 1.5em;
  }
  & > ul {
    list-style: disc;
  }
  & > ol {
    list-style: decimal;
  }
  & li + li {
    margin-top: 0.4em;
  }
  & li::marker {
    color: var(--motif);
  }
`;

const Updated = styled('p')`
  color: var(--ink-soft);
  font-size: var(--small);
`;

const Contents = styled('nav')`
  margin-top: 24px;
  padding: 16px 20px 8px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  & > h2 {
    font-size: var(--h3);
    margin-bottom: 4px;
  }
  & > ol {
    padding-inline-start: 2em;
    list-style: decimal;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 44px;
    line-height: 1.4;
  }
  & li::marker {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
`;

interface PartProps {
  readonly placeholders: PlaceholderValues;
}

function ContentsList({ headings, placeholders }: PartProps & { readonly headings: readonly Heading[] }) {
  const intl = useIntl();
  const id = useId();
  return (
    <Contents aria-labelledby={id}>
      <h2 id={id}>{intl.formatMessage({ id: 'legal.contents' })}</h2>
      <ol>
        {headings.map(({ anchor, content }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{textOfInlines(content, placeholders)}</a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}

function ArticleBlock({ block, placeholders }: PartProps & { readonly block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Inlines of={block.content} placeholders={placeholders} />
      </p>
    );
  }
  if (block.kind === 'heading') {
    const Title = block.level === 2 ? 'h2' : 'h3';
    return (
      <Title id={block.anchor}>
        <Inlines of={block.content} placeholders={placeholders} />
      </Title>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index}>
          <Inlines of={item} placeholders={placeholders} />
        </li>
      ))}
    </List>
  );
}

/** The date of the last change. Server and browser may format it differently, so hydration ignores the difference. */
function LastUpdated({ updated: { day, text } }: { readonly updated: NonNullable<Article['updated']> }) {
  const intl = useIntl();
  return (
    <Updated suppressHydrationWarning>
      <time dateTime={day} suppressHydrationWarning>
        {intl.formatMessage({ id: 'legal.updated' }, { date: text })}
      </time>
    </Updated>
  );
}

interface SectionProps {
  readonly section: SectionOf<'article'>;
}

function ArticleText({ section, blocks }: SectionProps & { readonly blocks: readonly Block[] }) {
  const { context, council } = useContent();
  const article = bindArticle(section, blocks, context);
  const placeholders = bindPlaceholders(council, context);
  return (
    <Text>
      <SectionTitle of={section} />
      {article.updated && <LastUpdated updated={article.updated} />}
      {article.contents.length > 0 && (
        <ContentsList headings={article.contents} placeholders={placeholders} />
      )}
      {article.blocks.map((block, index) => (
        <ArticleBlock key={index} block={block} placeholders={placeholders} />
      ))}
    </Text>
  );
}

function LoadedArticle({ section, address }: SectionProps & { readonly address: string }) {
  const { context, useDocument } = useContent();
  const document = useDocument(address);
  if (document.state === 'ready') return <ArticleText section={section} blocks={document.blocks} />;
  if (document.state === 'failed') {
    return <ErrorState text={context.translate('common.noData')} onRetry={document.retry} />;
  }
  return (
    <Loading>
      <Skeleton style={{ height: 480 }} />
    </Loading>
  );
}

/** A document of the site: the date of its last change, its table of contents, its text. */
export function ArticleTemplate({ section }: SectionProps) {
  const { context } = useContent();
  const address = context.site.documents[section.document];
  if (address === undefined) return <EmptyState text={context.translate('common.noData')} />;
  return <LoadedArticle section={section} address={address} />;
}
