import type { TemplateDeclaration } from '../declaration';

export const declaration = { lazy: true } as const satisfies TemplateDeclaration<'not-found'>;
