import { ignoredOptions } from '../shared/ignored-slots';
import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lists: ({ closed, ...section }) => (closed ? [section, { source: closed.source }] : [section]),
  check: ({ bind }) => ignoredOptions(bind, { cutAt: [], ellipsis: [] }),
} as const satisfies TemplateDeclaration<'opening-hours'>;
