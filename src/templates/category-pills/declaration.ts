import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  sources: ({ categories }) => [categories.source],
  categoryRequest: ({ categories, source }) => ({ categories: categories.source, records: source }),
} as const satisfies TemplateDeclaration<'category-pills'>;
