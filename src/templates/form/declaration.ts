import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lazy: true,
  forms: ({ form }) => [form],
} as const satisfies TemplateDeclaration<'form'>;
