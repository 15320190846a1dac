import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lazy: true,
  documents: ({ document }) => [document],
} as const satisfies TemplateDeclaration<'article'>;
