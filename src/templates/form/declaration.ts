import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  forms: ({ form }) => [form],
} as const satisfies TemplateDeclaration<'form'>;
