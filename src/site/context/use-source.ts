import { apiFileUrl, apiUrl } from '../../model/source/api-call';
import { dehydratedData } from '../../model/source/dehydrated-state';
import { sourceRequest, type SourceParameters } from '../../model/source/source-request';
import { useSourceQuery, type SourceState } from '../../client/use-source-query';
import { useSite } from './use-site';

/** The records of a source in the language of the page. Throws for an unknown source. */
export function useSource(name: string, parameters: Omit<SourceParameters, 'language'> = {}): SourceState {
  const { site, initialState } = useSite();
  const { sources } = site.config;
  if (!Object.hasOwn(sources, name)) throw new Error(`Unknown source “${name}”.`);
  const request = sourceRequest(sources, name, { language: site.language.code, ...parameters });
  const failedOnServer = dehydratedData(initialState.dehydratedState, request) === null;
  return useSourceQuery(sources, request, failedOnServer, site.staticExport ? apiFileUrl : apiUrl);
}
