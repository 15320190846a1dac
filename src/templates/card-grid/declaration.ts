import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lazy: false,
  sources: ({ source, filter }) => (filter ? [source, filter.source] : [source]),
} as const satisfies TemplateDeclaration<'card-grid'>;
