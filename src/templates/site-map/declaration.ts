import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lazy: true,
  linksToAllPages: true,
} as const satisfies TemplateDeclaration<'site-map'>;
