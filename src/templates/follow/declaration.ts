import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  offersPush: true,
} as const satisfies TemplateDeclaration<'follow'>;
