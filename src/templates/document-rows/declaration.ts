import { ignoredOptions } from '../shared/ignored-slots';
import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  sources: ({ source, filter }) => (filter ? [source, filter.source] : [source]),
  check: ({ bind }) => ignoredOptions(bind, { cutAt: [], ellipsis: ['title'] }),
} as const satisfies TemplateDeclaration<'document-rows'>;
