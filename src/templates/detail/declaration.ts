import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lists: (section) => [{ ...section, show: 'subject' }],
  showsRecord: true,
} as const satisfies TemplateDeclaration<'detail'>;
