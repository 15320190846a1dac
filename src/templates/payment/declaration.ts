import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  sources: ({ source }) => [source],
} as const satisfies TemplateDeclaration<'payment'>;
