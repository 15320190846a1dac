import { ignoredOptions } from '../shared/ignored-slots';
import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lists: ({ filter, ...section }) => (filter ? [section, { source: filter.source }] : [section]),
  check: ({ bind }) => ignoredOptions(bind, { cutAt: [], ellipsis: ['title'] }),
} as const satisfies TemplateDeclaration<'document-rows'>;
