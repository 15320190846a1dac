import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  linksToAllPages: true,
} as const satisfies TemplateDeclaration<'site-map'>;
