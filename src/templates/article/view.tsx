import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Loading } from '../../site/ui/state/Loading';
import { EmptyState, ErrorState } from '../../site/ui/state/States';
import { DocumentBlocks } from '../../site/ui/text/DocumentBlocks';
import { DocumentText } from '../../site/ui/text/DocumentText';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { LazyPart } from '../shared/LazyPart';
import { ReadAloud } from '../shared/read-aloud/lazy-read-aloud';
import { SectionTitle } from '../shared/Records';
import {
  bindArticle,
  bindPlaceholders,
  textOfBlocks,
  textOfInlines,
  type Article,
  type PlaceholderValues,
} from './bind';
import { ArticleLink, Placeholder } from './ArticleParts';
import type { Block, Heading } from '../../engine/document/document';

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
    <DocumentText>
      <SectionTitle of={section} />
      {article.updated && <LastUpdated updated={article.updated} />}
      {section.readAloud && (
        <LazyPart load={ReadAloud.load}>
          <ReadAloud.View labels={section.readAloud} text={textOfBlocks(article.blocks, placeholders)} />
        </LazyPart>
      )}
      {article.contents.length > 0 && (
        <ContentsList headings={article.contents} placeholders={placeholders} />
      )}
      <DocumentBlocks
        blocks={article.blocks}
        parts={{
          link: (address, content) => (
            <ArticleLink address={address} words={textOfInlines(content, placeholders)} />
          ),
          placeholder: (name) => <Placeholder name={name} placeholders={placeholders} />,
        }}
      />
    </DocumentText>
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
