import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  sources: ({ source, filter }) => (filter ? [source, filter.source] : [source]),
} as const satisfies TemplateDeclaration<'document-rows'>;
