import type { ReactElement } from 'react';
import type { SectionOf, TemplateName } from './declaration';
import { lazyTemplate, type LazyTemplate } from './lazy-template';

/**
 * Every template by its name; its code is loaded when a section needs it. A missing one, or one that contradicts its
 * declaration, does not compile.
 */
const templates: { readonly [Name in TemplateName]: LazyTemplate<Name> } = {
  article: lazyTemplate(() => import('./article/view').then((m) => m.ArticleTemplate)),
  'card-grid': lazyTemplate(() => import('./card-grid/view').then((m) => m.CardGridTemplate)),
  'category-pills': lazyTemplate(() => import('./category-pills/view').then((m) => m.CategoryPillsTemplate)),
  contact: lazyTemplate(() => import('./contact/view').then((m) => m.ContactTemplate)),
  detail: lazyTemplate(() => import('./detail/view').then((m) => m.DetailTemplate)),
  'document-list': lazyTemplate(() => import('./document-list/view').then((m) => m.DocumentListTemplate)),
  'document-rows': lazyTemplate(() => import('./document-rows/view').then((m) => m.DocumentRowsTemplate)),
  form: lazyTemplate(() => import('./form/view').then((m) => m.FormTemplate)),
  'grouped-table': lazyTemplate(() => import('./grouped-table/view').then((m) => m.GroupedTableTemplate)),
  list: lazyTemplate(() => import('./list/view').then((m) => m.ListTemplate)),
  'news-scroller': lazyTemplate(() => import('./news-scroller/view').then((m) => m.NewsScrollerTemplate)),
  'not-found': lazyTemplate(() => import('./not-found/view').then((m) => m.NotFoundTemplate)),
  'opening-hours': lazyTemplate(() => import('./opening-hours/view').then((m) => m.OpeningHoursTemplate)),
  'place-map': lazyTemplate(() => import('./place-map/view').then((m) => m.PlaceMapTemplate)),
  payment: lazyTemplate(() => import('./payment/view').then((m) => m.PaymentTemplate)),
  search: lazyTemplate(() => import('./search/view').then((m) => m.SearchTemplate)),
  'site-map': lazyTemplate(() => import('./site-map/view').then((m) => m.SiteMapTemplate)),
  slider: lazyTemplate(() => import('./slider/view').then((m) => m.SliderTemplate)),
  telephones: lazyTemplate(() => import('./telephones/view').then((m) => m.TelephonesTemplate)),
  ticker: lazyTemplate(() => import('./ticker/view').then((m) => m.TickerTemplate)),
};

/** Loads the code of a template. Rejects when loading fails. */
export async function loadTemplate(name: TemplateName): Promise<void> {
  await templates[name].load();
}

/** Loads the code of all templates, so that no render suspends. Never rejects: one that could not be loaded is tried again. */
export async function loadTemplates(): Promise<void> {
  await Promise.allSettled(Object.values(templates).map(({ load }) => load()));
}

type Sections = { readonly [Name in TemplateName]: SectionOf<Name> };

/** Renders a section with its template. */
export function renderSection<Name extends TemplateName>(
  section: Sections[Name],
  name: Name,
): ReactElement | null {
  return templates[name].render(section);
}
