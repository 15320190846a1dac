import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { bindHit } from '../../../engine/search/bind-hit';
import { prefixedPath } from '../../../engine/page/page-url';
import type { SearchPlace } from '../../../engine/search/search-index';
import type { SearchHit } from '../../../engine/search/search-results';
import { loadSearchEngine } from '../../../site/browser/load-search-engine';
import { useSettled } from '../../../site/browser/use-settled';
import { NewTab } from '../../../site/ui/text/NewTab';
import { useContent } from '../../content';
import { suggestionQuery, suggestionsOf } from './suggestions-of';

const List = styled('ul')`
  display: grid;
  margin: 0;
  padding: 4px 16px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  list-style: none;
  overflow-wrap: anywhere;
  & a {
    display: inline-block;
    padding: 8px 0;
    font-weight: 700;
  }
  & small {
    display: block;
    padding-bottom: 8px;
    color: var(--ink-soft);
    font-size: var(--small);
  }
`;

/** Links to what may answer already, with their number for screen readers. */
export function SuggestionList({ hits }: { readonly hits: readonly SearchHit[] }) {
  const intl = useIntl();
  const { context, pageAddress } = useContent();
  return (
    <>
      <p role="status">
        {hits.length > 0 && intl.formatMessage({ id: 'suggest.found' }, { count: hits.length })}
      </p>
      {hits.length > 0 && (
        <List>
          {hits.map((hit) => {
            const { title, page, href, isOutside } = bindHit(hit, context, pageAddress);
            const Link = isOutside ? NewTab : 'a';
            return (
              <li key={`${href} ${page ?? ''}`}>
                <Link href={href}>
                  <span lang={title.lang}>{title.pieces.map(([text]) => text).join('')}</span>
                </Link>
                {page !== null && <small>{page}</small>}
              </li>
            );
          })}
        </List>
      )}
    </>
  );
}

/** Time in ms without typing after which the text is searched. */
const pauseMs = 600;

/** Searches the site for what is typed; shows nothing while nothing matches, and where the index cannot be loaded. */
export function Suggestions({ typed }: { readonly typed: string }) {
  const { context, publicUrl } = useContent();
  const { code } = context.site.language;
  const query = useSettled(suggestionQuery(typed), pauseMs);
  const { data: search } = useQuery({
    queryKey: ['search', code],
    queryFn: () => loadSearchEngine(code),
    enabled: query !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const hits = useMemo(() => {
    const here = new URL(publicUrl).pathname;
    const isHere = ({ path }: SearchPlace) => prefixedPath(code, path) === here;
    return search && query !== '' ? suggestionsOf(search(query), isHere) : [];
  }, [search, query, code, publicUrl]);
  return <SuggestionList hits={hits} />;
}
