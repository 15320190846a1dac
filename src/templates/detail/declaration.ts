import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  sources: ({ source }) => [source],
  recordSource: ({ source }) => source,
  showsExpired: true,
} as const satisfies TemplateDeclaration<'detail'>;
