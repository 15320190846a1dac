import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { SearchState } from './use-search';
import { maxQueryLength } from '../../engine/search/search-query';
import { ErrorState } from '../../site/ui/state/States';
import { NoScript } from '../../site/ui/text/NoScript';
import { SectionHeading } from '../../site/ui/text/SectionHeading';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { Results } from './Results';
import { SearchForm } from './SearchForm';
import { ShortcutChoice } from './ShortcutChoice';
import { usePageSearch } from './use-page-search';

const Layout = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

const Status = styled('p')`
  overflow-wrap: anywhere;
`;

/** The status message of the search, which screen readers announce. */
function useStatusText(state: SearchState, query: string): string {
  const intl = useIntl();
  const { state: name } = state;
  if (name === 'loading') return intl.formatMessage({ id: 'common.loading' });
  if (name === 'too-long') return intl.formatMessage({ id: 'search.tooLong' }, { count: maxQueryLength });
  if (name !== 'ready') return '';
  const { total: count } = state.results;
  return intl.formatMessage({ id: count === 0 ? 'search.none' : 'search.count' }, { count, query });
}

function Failed({ retry }: { readonly retry: (() => void) | null }) {
  const intl = useIntl();
  return <ErrorState text={intl.formatMessage({ id: 'search.failed' })} onRetry={() => retry?.()} />;
}

/** The search over the site: a field, and the results by kind (B10.10.1). */
export function SearchTemplate({ section }: { readonly section: SectionOf<'search'> }) {
  const intl = useIntl();
  const { context, pageAddress } = useContent();
  const { site, translate } = context;
  const { field, query, state, use, type, keep } = usePageSearch();
  const status = useStatusText(state, query.trim());
  return (
    <Layout>
      {section.title && <SectionHeading>{translate(section.title)}</SectionHeading>}
      <SearchForm
        action={pageAddress(site.searchPath ?? '')}
        query={query}
        hint={section.hint ? translate(section.hint) : null}
        field={field}
        onUse={use}
        onType={type}
        onSubmit={keep}
      />
      {site.staticExport && (
        <NoScript>
          <p>{intl.formatMessage({ id: 'search.noScript' })}</p>
        </NoScript>
      )}
      <Status role="status">{status}</Status>
      {state.state === 'failed' && <Failed retry={state.retry} />}
      {state.state === 'ready' && (
        <Layout onClickCapture={keep}>
          <Results {...state.results} />
        </Layout>
      )}
      <ShortcutChoice />
    </Layout>
  );
}
