import type { TemplateDeclaration } from '../declaration';

export const declaration = {} as const satisfies TemplateDeclaration<'not-found'>;
