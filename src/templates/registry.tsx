import type { ReactElement } from 'react';
import type { SectionOf, TemplateName } from './declaration';
import { templates } from './views.generated';

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
