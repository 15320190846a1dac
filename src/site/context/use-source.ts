import { apiFileUrl, apiUrl } from '../../model/source/api-call';
import { dehydratedData } from '../../model/source/dehydrated-state';
import type { SourceData } from '../../model/source/envelope';
import { hasView, type ListView } from '../../model/source/list-view';
import { sourceRequest, type SourceParameters } from '../../model/source/source-request';
import { useSourceQuery, type SourceState } from '../../client/use-source-query';
import { useSite } from './use-site';

const doNothing = (): void => undefined;

/** The state that the server rendered. */
function stateInHtml(data: SourceData | null | undefined): SourceState {
  if (data === undefined) return { state: 'loading' };
  return data ? { state: 'ready', ...data } : { state: 'failed', retry: doNothing };
}

/** On the server the state is that of the HTML; a query beside it would take a tenth of the render. */
const onServer = typeof document === 'undefined';
const useLoadedState: typeof useSourceQuery = onServer ? () => ({ state: 'loading' }) : useSourceQuery;

/**
 * The records of a source in the language of the page, or some of them if the view needs no others. Throws for an unknown
 * source.
 */
export function useSource(
  name: string,
  parameters: Omit<SourceParameters, 'language'> = {},
  view: ListView = 'all',
): SourceState {
  const { site, initialState } = useSite();
  const { sources } = site.config;
  if (!Object.hasOwn(sources, name)) throw new Error(`Unknown source “${name}”.`);
  const request = sourceRequest(sources, name, { language: site.language.code, ...parameters });
  const inHtml = dehydratedData(initialState.dehydratedState, request);
  const subject = parameters.subject ?? null;
  const loaded = useLoadedState(sources, request, {
    failedOnServer: inHtml === null,
    urlOf: site.staticExport ? apiFileUrl : apiUrl,
    isEnough: (part) => hasView(part, view, subject === null ? null : String(subject)),
  });
  return onServer ? stateInHtml(inHtml) : loaded;
}
