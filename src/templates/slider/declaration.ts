import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lazy: false,
  sources: ({ source }) => [source],
} as const satisfies TemplateDeclaration<'slider'>;
