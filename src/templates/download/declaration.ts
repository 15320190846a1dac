import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  offersTable: true,
} as const satisfies TemplateDeclaration<'download'>;
