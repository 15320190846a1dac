import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lists: (section) => [section],
} as const satisfies TemplateDeclaration<'chart'>;
