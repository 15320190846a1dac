import type { ReactElement } from 'react';
import { CardGridTemplate } from './card-grid/view';
import { CategoryPillsTemplate } from './category-pills/view';
import type { SectionOf, Template, TemplateName } from './contract';
import { DocumentRowsTemplate } from './document-rows/view';
import { lazyTemplate } from './lazy-template';
import { ListTemplate } from './list/view';
import { NewsScrollerTemplate } from './news-scroller/view';
import { SliderTemplate } from './slider/view';
import { TickerTemplate } from './ticker/view';

const lazies = {
  article: lazyTemplate<'article'>(() => import('./article/view').then((m) => m.ArticleTemplate)),
  contact: lazyTemplate<'contact'>(() => import('./contact/view').then((m) => m.ContactTemplate)),
  form: lazyTemplate<'form'>(() => import('./form/view').then((m) => m.FormTemplate)),
  'grouped-table': lazyTemplate<'grouped-table'>(() =>
    import('./grouped-table/view').then((m) => m.GroupedTableTemplate),
  ),
  'not-found': lazyTemplate<'not-found'>(() => import('./not-found/view').then((m) => m.NotFoundTemplate)),
  'site-map': lazyTemplate<'site-map'>(() => import('./site-map/view').then((m) => m.SiteMapTemplate)),
};

function isLazy(name: TemplateName): name is keyof typeof lazies {
  return name in lazies;
}

/** Fetches the code of a template that is not there from the start. Rejects when it does not come. */
export async function loadTemplate(name: TemplateName): Promise<void> {
  if (isLazy(name)) await lazies[name].load();
}

/** Fetches the code of every template: for what draws several of them and is looked at as soon as it stands. */
export async function loadEveryTemplate(): Promise<void> {
  await Promise.all(Object.values(lazies).map(({ load }) => load()));
}

/** Every template by its name: one that is missing or wired to the wrong section does not compile. */
export const templates: { readonly [Name in TemplateName]: Template<Name> } = {
  list: { render: (section) => <ListTemplate section={section} /> },
  'card-grid': { render: (section) => <CardGridTemplate section={section} /> },
  'category-pills': { render: (section) => <CategoryPillsTemplate section={section} /> },
  'document-rows': { render: (section) => <DocumentRowsTemplate section={section} /> },
  'grouped-table': lazies['grouped-table'],
  ticker: { render: (section) => <TickerTemplate section={section} /> },
  slider: { render: (section) => <SliderTemplate section={section} /> },
  'news-scroller': { render: (section) => <NewsScrollerTemplate section={section} /> },
  form: lazies.form,
  article: lazies.article,
  contact: lazies.contact,
  'site-map': lazies['site-map'],
  'not-found': lazies['not-found'],
};

type Sections = { readonly [Name in TemplateName]: SectionOf<Name> };

/** Draws a section with its template. */
export function drawSection<Name extends TemplateName>(
  section: Sections[Name],
  name: Name,
): ReactElement | null {
  return templates[name].render(section);
}
