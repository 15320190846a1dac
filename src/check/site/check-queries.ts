import { mistake, sentence } from '../sentences/sentence';
import type { Entity } from '../../engine/site/checked-site';
import type { Finding } from '../document/finding';
import { at, entriesOf, textAt, textOf, type Json } from '../document/json-access';
import { requestsByCategory, templateNames } from '../../templates/declarations';
import { groupBy } from '../group-by';
import { nameHint } from '../nearest-name';
import type { ConfigReference } from '../references/collect-references';
import {
  entityOfSource,
  referencesOf,
  pageAround,
  pagesOf,
  sourceQueryOf,
  type CheckContext,
} from '../check-context';

/** Templates that show one category at a time. */
const byCategory: readonly string[] = templateNames.filter(requestsByCategory);
const placeholders = ['$language', '$subject.id', '$category.id'];

/** Unknown placeholders in queries. */
export function checkPlaceholders({ config }: CheckContext): Finding[] {
  return entriesOf(at(config, 'sources')).flatMap(([name, source]) =>
    entriesOf(at(source, 'query')).flatMap(([key, value]) => {
      if (typeof value !== 'string' || !value.startsWith('$') || placeholders.includes(value)) return [];
      return [
        {
          path: ['sources', name, 'query', key],
          message: sentence('source.placeholder', { value }),
          hint: nameHint(value, placeholders),
        },
      ];
    }),
  );
}

const defaultQuery: Json = { lang: '$language' };

/** Sources that are the same list under another name: it would be requested, and cached, once for each of them. */
export function checkSameLists({ config }: CheckContext): Finding[] {
  const callOf = ([name, source]: readonly [string, Json]): string =>
    JSON.stringify([
      textAt(source, 'path') ?? null,
      textAt(source, 'path') === undefined ? (textAt(source, 'records') ?? name) : null,
      at(source, 'query') ?? defaultQuery,
    ]);
  return [...groupBy(entriesOf(at(config, 'sources')), callOf).values()].flatMap(([first, ...others]) =>
    others.map(([name]): Finding => ({
      path: ['sources', name],
      onKey: true,
      ...mistake('source.same', { source: name, other: first?.[0] ?? '' }),
      severity: 'warning',
    })),
  );
}

/** Sources that need a subject or a category where none is available. */
export function checkQueries(context: CheckContext): Finding[] {
  return referencesOf(context, 'source').flatMap((reference) => {
    if (typeof reference.value !== 'string') return [];
    const query = sourceQueryOf(context.config, reference.value);
    return [
      ...checkSubject(reference, reference.value, query, context),
      ...checkCategory(reference, reference.value, query, context),
    ];
  });
}

/** The page around a reference; in the search, the page that shows the records. */
function pageOf({ path, parents }: ConfigReference, config: Json): Json | undefined {
  const shownOn = parents.map((parent) => textAt(parent, 'page')).find((page) => page !== undefined);
  return pageAround(config, path) ?? pagesOf(config).find((page) => page.path === shownOn)?.page;
}

function checkSubject(
  reference: ConfigReference,
  source: string,
  query: readonly string[],
  { config }: CheckContext,
): Finding[] {
  const { path } = reference;
  const page = pageOf(reference, config);
  if (!query.includes('$subject.id') || textAt(page, 'subject') !== undefined) return [];
  const hint = sentence(page === undefined ? 'source.subject.choose' : 'source.subject.give');
  return [{ path, message: sentence('source.subject', { source }), hint }];
}

function checkCategory(
  { path, parents }: ConfigReference,
  source: string,
  query: readonly string[],
  { config }: CheckContext,
): Finding[] {
  const section = parents.at(-1);
  const inCategory =
    byCategory.includes(textAt(section, 'template') ?? '') ||
    (path[0] === 'search' && at(section, 'categories') !== undefined);
  const asks = query.includes('$category.id');
  if (asks === inCategory || at(config, 'sources', source) === undefined) return [];
  if (!asks) return [{ path, ...mistake('source.alwaysSame', { source }) }];
  const templates = byCategory.map((name) => `“${name}”`).join(' or ');
  return [{ path, ...mistake('source.category', { source, templates }) }];
}

/**
 * Sources of subjects and categories whose records have no id, or may lack the one by which a list is filtered or its
 * category requested.
 */
export function checkIds(context: CheckContext): Finding[] {
  return referencesOf(context, 'source').flatMap(({ path, value }) => {
    const entity = entityOfSource(context, typeof value === 'string' ? value : undefined);
    const [room] = path;
    const chosen = room === 'subjects' || ['filter', 'categories'].includes(String(path.at(-2)));
    if (!entity || !chosen || hasIds(entity, room === 'subjects')) return [];
    return [{ path, ...mistake('source.noIds', { source: textOf(value), entity: entity.name }) }];
  });
}

/** Sources with `extend` whose records have no id by which they could be matched. */
export function checkExtended(context: CheckContext): Finding[] {
  return entriesOf(at(context.config, 'sources')).flatMap(([name, source]) => {
    const entity = entityOfSource(context, name);
    if (!entity || at(source, 'extend') === undefined || entity.fields.id?.kind === 'id') return [];
    const path = ['sources', name, 'extend'];
    return [{ path, onKey: true, ...mistake('source.extend', { source: name, entity: entity.name }) }];
  });
}

/** A subject without an id is only left out of the choice; a category without one would show nothing. */
function hasIds({ schema, fields }: Entity, isOptional: boolean): boolean {
  return schema.required?.includes('id') === true || (isOptional && fields.id?.kind === 'id');
}
