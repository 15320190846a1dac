import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  sources: ({ groups }) => [...new Set(groups.map(({ source }) => source))],
  view: 'all',
} as const satisfies TemplateDeclaration<'document-list'>;
