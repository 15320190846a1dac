import { apiFileUrl, apiUrl } from '../../engine/source/api-call';
import { dehydratedData } from '../../engine/source/dehydrated-state';
import { hasView, type ListView } from '../../engine/source/list-view';
import { sourceRequest, type SourceParameters } from '../../engine/source/source-request';
import { useSourceQuery } from '../queries/use-source-query';
import type { SourceState } from '../../engine/source/load-state';
import { useSite } from './use-site';

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
  const subject = parameters.subject ?? null;
  return useSourceQuery(sources, request, {
    inHtml: dehydratedData(initialState.dehydratedState, request),
    urlOf: site.staticExport ? apiFileUrl : apiUrl,
    isEnough: (part) => hasView(part, view, subject === null ? null : String(subject)),
  });
}
