import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  searches: true,
} as const satisfies TemplateDeclaration<'search'>;
