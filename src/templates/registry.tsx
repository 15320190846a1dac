import type { ReactElement } from 'react';
import { CardGridTemplate } from './card-grid/view';
import { CategoryPillsTemplate } from './category-pills/view';
import type { SectionOf, TemplateName } from './declaration';
import { DocumentRowsTemplate } from './document-rows/view';
import type { LazyTemplateName } from './declarations';
import { lazyTemplate, type LazyTemplate, type Template } from './lazy-template';
import { ListTemplate } from './list/view';
import { NewsScrollerTemplate } from './news-scroller/view';
import { SliderTemplate } from './slider/view';
import { TickerTemplate } from './ticker/view';

const lazyTemplates: { readonly [Name in LazyTemplateName]: LazyTemplate<Name> } = {
  article: lazyTemplate(() => import('./article/view').then((m) => m.ArticleTemplate)),
  contact: lazyTemplate(() => import('./contact/view').then((m) => m.ContactTemplate)),
  form: lazyTemplate(() => import('./form/view').then((m) => m.FormTemplate)),
  'grouped-table': lazyTemplate(() => import('./grouped-table/view').then((m) => m.GroupedTableTemplate)),
  'not-found': lazyTemplate(() => import('./not-found/view').then((m) => m.NotFoundTemplate)),
  'site-map': lazyTemplate(() => import('./site-map/view').then((m) => m.SiteMapTemplate)),
};

const eagerTemplates: { readonly [Name in Exclude<TemplateName, LazyTemplateName>]: Template<Name> } = {
  list: { render: (section) => <ListTemplate section={section} /> },
  'card-grid': { render: (section) => <CardGridTemplate section={section} /> },
  'category-pills': { render: (section) => <CategoryPillsTemplate section={section} /> },
  'document-rows': { render: (section) => <DocumentRowsTemplate section={section} /> },
  ticker: { render: (section) => <TickerTemplate section={section} /> },
  slider: { render: (section) => <SliderTemplate section={section} /> },
  'news-scroller': { render: (section) => <NewsScrollerTemplate section={section} /> },
};

function isLazy(name: TemplateName): name is LazyTemplateName {
  return name in lazyTemplates;
}

/** Loads the code of a lazy template. Rejects when loading fails. */
export async function loadTemplate(name: TemplateName): Promise<void> {
  if (isLazy(name)) await lazyTemplates[name].load();
}

/** Preloads every template, so that stories do not suspend. */
export async function loadAllTemplates(): Promise<void> {
  await Promise.all(Object.values(lazyTemplates).map(({ load }) => load()));
}

/** Every template by its name. A missing one, or one that contradicts its declaration, does not compile. */
export const templates: { readonly [Name in TemplateName]: Template<Name> } = {
  ...eagerTemplates,
  ...lazyTemplates,
};

type Sections = { readonly [Name in TemplateName]: SectionOf<Name> };

/** Renders a section with its template. */
export function renderSection<Name extends TemplateName>(
  section: Sections[Name],
  name: Name,
): ReactElement | null {
  return templates[name].render(section);
}
