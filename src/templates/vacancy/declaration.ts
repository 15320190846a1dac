import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lists: ({ instead, ...section }) => (instead ? [section, instead] : [section]),
} as const satisfies TemplateDeclaration<'vacancy'>;
