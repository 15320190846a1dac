import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lists: ({ form }, { forms }) =>
    (forms?.[form]?.fields ?? []).flatMap((field) =>
      field.kind === 'place' && field.list ? [field.list] : [],
    ),
  forms: ({ form }) => [form],
} as const satisfies TemplateDeclaration<'form'>;
