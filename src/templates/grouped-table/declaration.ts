import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lazy: true,
  sources: ({ source }) => [source],
} as const satisfies TemplateDeclaration<'grouped-table'>;
