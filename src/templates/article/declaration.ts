import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  documents: ({ document }) => [document],
} as const satisfies TemplateDeclaration<'article'>;
