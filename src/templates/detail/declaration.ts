import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  sources: ({ source }) => [source],
  view: 'subject',
} as const satisfies TemplateDeclaration<'detail'>;
