import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  sources: ({ groups }) => [...new Set(groups.map(({ source }) => source))],
} as const satisfies TemplateDeclaration<'document-list'>;
