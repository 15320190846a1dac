import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  looksUp: ({ data = false }) => (data ? 'data' : 'state'),
} as const satisfies TemplateDeclaration<'track'>;
