import type { JsonObject } from '../../../engine/json/json';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { apiCall, apiUrl } from '../../../engine/source/api-call';
import { sourceRequest } from '../../../engine/source/source-request';
import type { Council } from '../../council/council';
import type { RenderedText } from '../rendered-text';
import { tablePath } from '../../../engine/page/table-path';
import { type OpenList, openLists } from './open-lists';

/** Where data portals find what a site offers. */
export const cataloguePath = '/data/catalogue.json';

const context: JsonObject = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
};

interface CatalogueSource {
  readonly checked: CheckedSite;
  readonly council: Pick<Council, 'get'>;
}

function distributions({ config }: CheckedSite, source: string): readonly JsonObject[] {
  const { languages, publicAddress, sources } = config;
  return languages.list.flatMap(({ code, locale }): JsonObject[] => {
    const request = sourceRequest(sources, source, { language: code });
    const same = { '@type': 'dcat:Distribution', 'dct:language': new Intl.Locale(locale).language };
    return [
      { ...same, 'dcat:mediaType': 'text/csv', 'dcat:downloadURL': publicAddress + tablePath(code, source) },
      ...(request
        ? [
            {
              ...same,
              'dcat:mediaType': 'application/json',
              'dcat:accessURL': publicAddress + apiUrl(apiCall(sources, request)),
            },
          ]
        : []),
    ];
  });
}

/** Renders the list of open data as a catalogue of DCAT 3 in JSON-LD (https://www.w3.org/TR/vocab-dcat-3/, B10.13.5). */
export async function renderCatalogue({ checked, council }: CatalogueSource): Promise<RenderedText> {
  const { config, entities } = checked;
  const { publicAddress, languages, sources, openData } = config;
  let isComplete = true;
  const datasetOf = async ({ source, entity }: OpenList): Promise<JsonObject> => {
    const request = sourceRequest(sources, source, { language: languages.default });
    const response = request && (await council.get(request));
    if (!response?.list) isComplete = false;
    const schema = entities[entity]?.schema;
    return {
      '@id': `${publicAddress}${cataloguePath}#${source}`,
      '@type': 'dcat:Dataset',
      'dct:identifier': source,
      'dct:title': schema?.title ?? source,
      ...(schema?.description !== undefined && { 'dct:description': schema.description }),
      'dct:license': { '@id': openData?.licence },
      ...(response?.list?.updated !== undefined && { 'dct:modified': response.list.updated }),
      'dcat:distribution': [...distributions(checked, source)],
    };
  };
  const catalogue = {
    '@context': context,
    '@id': publicAddress + cataloguePath,
    '@type': 'dcat:Catalog',
    'dct:title': new URL(publicAddress).host,
    'dct:publisher': { '@type': 'foaf:Organization', 'foaf:homepage': { '@id': publicAddress } },
    'dcat:dataset': await Promise.all(openLists(config).map(datasetOf)),
  };
  return { text: `${JSON.stringify(catalogue, null, 2)}\n`, isComplete };
}
