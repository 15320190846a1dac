import type { Problem } from '../../model/site/checked-site';
import { at, entriesOf, textAt } from '../document/json-access';
import type { JsonDocument, TextFile } from '../document/json-document';
import { languagesOf } from '../check-context';
import { allIds, messagesOf, readCatalogue, type Catalogue } from './catalogue';
import { checkCatalogues } from './check-catalogues';

export interface SiteCatalogues {
  /** Language code → the engine's messages with the site's own over them. */
  readonly catalogues: Readonly<Record<string, Catalogue>>;
  /** Ids that the engine's own catalogues have. */
  readonly engineIds: readonly string[];
  readonly problems: readonly Problem[];
}

/** Files of messages by language code. */
export type CatalogueFiles = Readonly<Record<string, TextFile>>;

/** Merges the engine's messages, the site's files and `messages` of the config, in this order. */
export function readSiteCatalogues(
  config: JsonDocument,
  engine: CatalogueFiles,
  site: CatalogueFiles,
): SiteCatalogues {
  const languages = languagesOf(config.value);
  const read = languages.map((code) => {
    const layers = [engine[code], site[code]].map((file) =>
      file ? readCatalogue(file) : { catalogue: {}, problems: [] },
    );
    const [own, over] = layers;
    const catalogue = { ...own?.catalogue, ...over?.catalogue, ...overrides(config, code) };
    return {
      code,
      own: own?.catalogue ?? {},
      catalogue,
      problems: layers.flatMap(({ problems }) => problems),
    };
  });
  const catalogues = Object.fromEntries(read.map(({ code, catalogue }) => [code, catalogue]));
  return {
    catalogues,
    engineIds: allIds(Object.fromEntries(read.map(({ code, own }) => [code, own]))),
    problems: [...read.flatMap(({ problems }) => problems), ...checkCatalogues(catalogues, languages)],
  };
}

/** Messages of the config in one language. */
function overrides(config: JsonDocument, code: string): Catalogue {
  const texts = entriesOf(at(config.value, 'messages')).flatMap(([id, byCode]) => {
    const text = textAt(byCode, code);
    return text === undefined ? [] : [[id, text] as const];
  });
  return messagesOf(config, Object.fromEntries(texts), ['messages'], code);
}

/** Reports the engine's messages that a language lacks, one problem per language; `checkTexts` reports those the config uses. */
export function checkComplete(
  { catalogues, engineIds }: SiteCatalogues,
  used: ReadonlySet<string>,
  fileOf: (code: string) => string,
): Problem[] {
  return Object.entries(catalogues).flatMap(([code, catalogue]): Problem[] => {
    const lacking = engineIds.filter((id) => catalogue[id] === undefined && !used.has(id));
    if (lacking.length === 0) return [];
    const some = lacking
      .slice(0, 8)
      .map((id) => `“${id}”`)
      .join(', ');
    const more = lacking.length > 8 ? ` and ${String(lacking.length - 8)} more` : '';
    const message = `Messages are missing in ${code}: ${some}${more}.`;
    return [{ file: fileOf(code), line: 1, column: 1, at: '', message, severity: 'error' }];
  });
}
